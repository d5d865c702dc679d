// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

#include <array>

namespace levwright {

// The cell sizes of the zoom steps. Cells are slightly taller than wide because maps are drawn for terminals.
inline constexpr std::array<QSize, 16> zoomSteps{QSize{3, 5},   QSize{4, 6},   QSize{5, 8},   QSize{6, 10},
                                                 QSize{8, 12},  QSize{9, 14},  QSize{10, 16}, QSize{12, 18},
                                                 QSize{13, 20}, QSize{15, 24}, QSize{18, 28}, QSize{20, 32},
                                                 QSize{24, 36}, QSize{28, 42}, QSize{36, 54}, QSize{48, 72}};
// Those of tiles, which are square.
inline constexpr std::array<QSize, 16> squareSteps{
    QSize{3, 3},   QSize{4, 4},   QSize{5, 5},   QSize{6, 6},   QSize{8, 8},   QSize{10, 10},
    QSize{12, 12}, QSize{16, 16}, QSize{20, 20}, QSize{24, 24}, QSize{28, 28}, QSize{32, 32},
    QSize{40, 40}, QSize{48, 48}, QSize{56, 56}, QSize{64, 64}};
inline constexpr int usualZoom = 7;
inline constexpr int largestFit = 11;
inline constexpr int mapMargin = 6; // pixels between rulers and map

} // namespace levwright
