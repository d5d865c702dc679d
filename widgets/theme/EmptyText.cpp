// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/EmptyText.h"

#include <QAbstractItemView>
#include <QPainter>

namespace levwright {

void paintEmptyText(QAbstractItemView& list, const QString& words) {
    constexpr int margin = 6;
    QPainter painter(list.viewport());
    painter.setPen(list.palette().color(QPalette::Disabled, QPalette::Text));
    painter.drawText(list.viewport()->rect().adjusted(margin, 0, -margin, 0),
                     Qt::AlignCenter | Qt::TextWordWrap, words);
}

} // namespace levwright
