// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/playtest/ProtocolPane.h"

#include <QVBoxLayout>

namespace levwright {

ProtocolPane::ProtocolPane(QWidget* parent)
    : QWidget(parent), m_protocol(new ProtocolModel(this)), m_list(new QListView(this)),
      m_line(new CommandLine(this)) {
    m_list->setObjectName(QStringLiteral("protocol"));
    m_list->setAccessibleName(tr("Protocol"));
    m_list->setModel(m_protocol);
    m_list->setUniformItemSizes(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setMinimumHeight(2 * m_list->fontMetrics().lineSpacing());
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setFocusPolicy(Qt::ClickFocus);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_line);
}

} // namespace levwright
