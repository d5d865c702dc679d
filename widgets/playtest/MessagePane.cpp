// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/playtest/MessagePane.h"

#include "widgets/theme/EmptyText.h"

namespace levwright {

MessagePane::MessagePane(QWidget* parent) : QListView(parent), m_messages(new MessageModel(this)) {
    setObjectName(QStringLiteral("messages"));
    setAccessibleName(tr("Messages"));
    setModel(m_messages);
    setUniformItemSizes(true);
    setFrameShape(QFrame::NoFrame);
    setMinimumHeight(2 * fontMetrics().lineSpacing());
    setFocusPolicy(Qt::NoFocus);
    setSelectionMode(NoSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void MessagePane::setTheme(const Theme& theme) {
    m_messages->setOldInk(theme.palette().color(QPalette::PlaceholderText));
}

void MessagePane::follow(const playtest::Playthrough& game) {
    m_messages->follow(game);
    scrollToBottom();
}

void MessagePane::paintEvent(QPaintEvent* event) {
    QListView::paintEvent(event);
    if (m_messages->rowCount() == 0)
        paintEmptyText(*this, tr("Messages about what happens appear here."));
}

} // namespace levwright
