// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Geometry.h"

#include <QRect>

namespace levwright {

// Where the cells of a map are in the viewport.
struct MapGeometry {
    QPoint origin; // the upper left corner of cell 0,0
    QSize cell;

    QRect cellRect(Point at) const {
        return {origin + QPoint(at.x * cell.width(), at.y * cell.height()), cell};
    }
    QRect areaRect(const Area& area) const {
        return cellRect({area.x1, area.y1}).united(cellRect({area.x2, area.y2}));
    }
    Point cellAt(QPoint inViewport) const {
        const QPoint at = inViewport - origin;
        const auto whole = [](int length, int side) {
            return length >= 0 ? length / side : (length + 1) / side - 1;
        };
        return {whole(at.x(), cell.width()), whole(at.y(), cell.height())};
    }
    // All cells that the rectangle touches.
    Area cellsIn(const QRect& inViewport) const {
        const Point first = cellAt(inViewport.topLeft());
        const Point last = cellAt(inViewport.bottomRight());
        return {first.x, first.y, last.x, last.y};
    }
};

} // namespace levwright
