// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/playtest/MessagePane.h"

namespace levwright {

MessagePane::MessagePane(QWidget* parent) : QListView(parent), m_messages(new MessageModel(this)) {
    setObjectName(QStringLiteral("messages"));
    setAccessibleName(tr("Messages"));
    setModel(m_messages);
    setUniformItemSizes(true);
    setFrameShape(QFrame::NoFrame);
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

} // namespace levwright
