// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/Theme.h"

#include <QPainter>

namespace levwright {

// The colours of heat maps in a bar, from the rarest on the left to the most frequent.
inline void paintHeatBar(QPainter& painter, const Theme& theme, const QRect& bar) {
    for (int x = 0; x < bar.width(); ++x)
        painter.fillRect(bar.left() + x, bar.top(), 1, bar.height(),
                         theme.heat(double(x) / (bar.width() - 1)));
}

} // namespace levwright
