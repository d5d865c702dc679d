// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/StatementProblems.h"

#include "widgets/inspector/WrappedLabel.h"
#include "widgets/session/Teaching.h"

#include <QPushButton>
#include <QStyle>

namespace levwright {
namespace {

constexpr int usualLines = 4; // a message and a button

} // namespace

StatementProblems::StatementProblems(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    setMinimumHeight(usualHeight());
}

int StatementProblems::usualHeight() const {
    return usualLines * fontMetrics().lineSpacing();
}

void StatementProblems::showOf(std::optional<StatementRef> statement) {
    m_next = 0;
    m_revision = m_session.document().revision();
    if (statement != m_statement)
        setMinimumHeight(usualHeight());
    m_statement = statement;
    if (statement) {
        const Range range = m_session.rangeOf(*statement);
        for (const Diagnostic& diagnostic : m_session.analysis().diagnostics()) {
            if (diagnostic.range.begin < range.begin || diagnostic.range.begin > range.end)
                continue;
            addMessage(QString::fromStdString(diagnostic.message()));
            for (const Fix& fix : diagnostic.fixes)
                addFix(fix);
            if (const QString label = labelOfTeaching(m_session, diagnostic); !label.isEmpty())
                addFix({label.toStdString(), {}}, diagnostic);
        }
    }
    skipTo(std::nullopt);
    place();
    for (const Row& row : m_rows)
        row.widget().setVisible(row.isShown);
}

bool StatementProblems::skipTo(std::optional<RowKind> kind) {
    for (; m_next < m_rows.size(); ++m_next) {
        Row& row = m_rows[m_next];
        row.isShown = kind == (row.message != nullptr ? RowKind::Message : RowKind::Fix);
        if (row.isShown)
            return true;
    }
    return false;
}

void StatementProblems::addMessage(const QString& text) {
    if (!skipTo(RowKind::Message)) {
        auto* message = new WrappedLabel(this);
        message->setObjectName(QStringLiteral("problem"));
        m_rows.push_back({.message = message, .isShown = true});
    }
    m_rows[m_next++].message->setText(text);
}

void StatementProblems::addFix(const Fix& fix, const std::optional<Diagnostic>& taught) {
    if (!skipTo(RowKind::Fix)) {
        auto* button = new QPushButton(this);
        button->setObjectName(QStringLiteral("fix"));
        m_rows.push_back({.button = button, .isShown = true});
        connect(button, &QPushButton::clicked, this, [this, row = m_next] { apply(row); });
    }
    Row& row = m_rows[m_next++];
    row.fix = fix;
    row.taught = taught;
    row.button->setText(QString::fromStdString(fix.label));
}

QWidget& StatementProblems::Row::widget() const {
    return message != nullptr ? static_cast<QWidget&>(*message) : *button;
}

int StatementProblems::Row::heightFor(int width) const {
    return message != nullptr ? message->heightForWidth(width) : button->sizeHint().height();
}

void StatementProblems::place() {
    const int spacing = style()->pixelMetric(QStyle::PM_LayoutVerticalSpacing, nullptr, this);
    int y = 0;
    for (const Row& row : m_rows) {
        if (!row.isShown)
            continue;
        const int rowHeight = row.heightFor(width());
        row.widget().setGeometry(0, y, width(), rowHeight);
        y += rowHeight + spacing;
    }
    if (y > height())
        setMinimumHeight(y);
}

void StatementProblems::resizeEvent(QResizeEvent* event) {
    place();
    QWidget::resizeEvent(event);
}

void StatementProblems::apply(std::size_t row) {
    const Fix fix = m_rows[row].fix; // copies, because carrying it out changes the rows
    const std::optional<Diagnostic> taught = m_rows[row].taught;
    if (m_revision != m_session.document().revision())
        return;
    if (taught)
        m_session.wantTaught(*taught);
    else
        m_session.apply(EditOutcome(fix.edit), StepName::ofSaid(fix.label));
}

} // namespace levwright
