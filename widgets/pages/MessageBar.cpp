// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/MessageBar.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QToolButton>

#include <utility>

namespace levwright {

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent), m_text(new QLabel(this)), m_buttonRow(new QHBoxLayout) {
    setObjectName(QStringLiteral("messageBar"));
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::ToolTipBase);
    setForegroundRole(QPalette::ToolTipText);
    m_text->setForegroundRole(QPalette::ToolTipText);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* close = new QToolButton(this);
    close->setText(QStringLiteral("×"));
    close->setAutoRaise(true);
    close->setToolTip(tr("Close"));
    close->setAccessibleName(tr("Close the message"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 4, 6, 4);
    layout->addWidget(m_text, 1);
    layout->addLayout(m_buttonRow);
    layout->addWidget(close);
    connect(close, &QToolButton::clicked, this, &QWidget::hide);
    hide();
}

void MessageBar::showError(const QString& text, const std::vector<MessageChoice>& choices) {
    m_text->setText(text);
    for (QPushButton* button : std::exchange(m_buttons, {})) {
        button->setObjectName({});
        button->hide();
        button->deleteLater(); // it may be the one that was clicked
    }
    for (const MessageChoice& choice : choices) {
        auto* button = new QPushButton(choice.text, this);
        button->setObjectName(QStringLiteral("messageButton"));
        connect(button, &QPushButton::clicked, this, [this, run = choice.run] {
            hide();
            run();
        });
        m_buttonRow->addWidget(button);
        button->show();
        m_buttons.push_back(button);
    }
    show();
}

} // namespace levwright
