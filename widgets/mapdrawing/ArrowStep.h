// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Geometry.h"

#include <Qt>

#include <optional>

namespace levwright {

// The step of one cell that an arrow key stands for; empty for another key.
inline std::optional<Point> arrowStep(int key) {
    switch (key) {
    case Qt::Key_Left:
        return Point{-1, 0};
    case Qt::Key_Right:
        return Point{1, 0};
    case Qt::Key_Up:
        return Point{0, -1};
    case Qt::Key_Down:
        return Point{0, 1};
    default:
        return std::nullopt;
    }
}

} // namespace levwright
