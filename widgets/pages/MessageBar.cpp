// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/MessageBar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QToolButton>

#include <utility>

namespace levwright {

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent), m_text(new QLabel(this)), m_buttonRow(new QHBoxLayout), m_close(new QToolButton(this)) {
    setObjectName(QStringLiteral("messageBar"));
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::ToolTipBase);
    setForegroundRole(QPalette::ToolTipText);
    m_text->setForegroundRole(QPalette::ToolTipText);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_close->setObjectName(QStringLiteral("messageClose"));
    m_close->setText(QStringLiteral("×"));
    m_close->setAutoRaise(true);
    m_close->setToolTip(tr("Close"));
    m_close->setAccessibleName(tr("Close the message"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 4, 6, 4);
    layout->addWidget(m_text, 1);
    layout->addLayout(m_buttonRow);
    layout->addWidget(m_close);
    connect(m_close, &QToolButton::clicked, this, &QWidget::hide);
    inkClose();
    hide();
}

void MessageBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange)
        inkClose();
    QFrame::changeEvent(event);
}

// Tool buttons always use the button colours, whatever their palette roles.
void MessageBar::inkClose() {
    QPalette inks = palette();
    inks.setBrush(QPalette::ButtonText, inks.brush(QPalette::ToolTipText));
    inks.setBrush(QPalette::Button, inks.brush(QPalette::ToolTipBase));
    m_close->setPalette(inks);
}

void MessageBar::showError(const QString& text, const std::vector<MessageChoice>& choices) {
    m_text->setText(text);
    for (QPushButton* button : std::exchange(m_buttons, {})) {
        button->setObjectName({});
        button->hide();
        button->deleteLater(); // it may be the button that was clicked
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
    Q_EMIT told();
}

} // namespace levwright
