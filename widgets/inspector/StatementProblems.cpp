// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/StatementProblems.h"

#include "widgets/inspector/WrappedLabel.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace levwright {

StatementProblems::StatementProblems(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
}

void StatementProblems::showOf(std::optional<StatementRef> statement) {
    m_next = 0;
    m_revision = m_session.document().revision();
    if (statement) {
        const Range range = m_session.rangeOf(*statement);
        for (const Diagnostic& diagnostic : m_session.analysis().diagnostics()) {
            if (diagnostic.range.begin < range.begin || diagnostic.range.begin > range.end)
                continue;
            addMessage(QString::fromStdString(diagnostic.message()));
            for (const Fix& fix : diagnostic.fixes)
                addFix(fix);
        }
    }
    skipTo<QLabel>(nullptr);
}

template <class Widget>
bool StatementProblems::skipTo(Widget* Row::* widget) {
    for (; m_next < m_rows.size(); ++m_next) {
        const Row& row = m_rows[m_next];
        if (widget != nullptr && row.*widget != nullptr)
            return true;
        if (row.message != nullptr)
            row.message->hide();
        else
            row.button->hide();
    }
    return false;
}

void StatementProblems::addMessage(const QString& text) {
    if (!skipTo(&Row::message)) {
        auto* message = new WrappedLabel(this);
        message->setObjectName(QStringLiteral("problem"));
        layout()->addWidget(message);
        m_rows.push_back({message, nullptr, {}});
    }
    QLabel& message = *m_rows[m_next++].message;
    message.setText(text);
    message.show();
}

void StatementProblems::addFix(const Fix& fix) {
    if (!skipTo(&Row::button)) {
        auto* button = new QPushButton(this);
        button->setObjectName(QStringLiteral("fix"));
        layout()->addWidget(button);
        m_rows.push_back({nullptr, button, {}});
        connect(button, &QPushButton::clicked, this, [this, row = m_next] { apply(row); });
    }
    Row& row = m_rows[m_next++];
    row.fix = fix;
    row.button->setText(QString::fromStdString(fix.label));
    row.button->show();
}

void StatementProblems::apply(std::size_t row) {
    const Fix fix = m_rows[row].fix; // shows others when it is done
    if (m_revision == m_session.document().revision())
        m_session.apply(EditOutcome(fix.edit), QString::fromStdString(fix.label));
}

} // namespace levwright
