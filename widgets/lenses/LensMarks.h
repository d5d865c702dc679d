// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lens/Lens.h"
#include "widgets/theme/Theme.h"

#include <QLineF>
#include <QPainter>

namespace levwright {

// Draws the sign of a mark on a cell, for the map and for its legend.
void paintLensMark(QPainter& painter, const Theme& theme, lens::LensMark kind, const QRect& cell);
// Draws an axis of symmetry, in the colour of the cells that break it.
void paintLensAxis(QPainter& painter, const Theme& theme, bool isUpright, const QLineF& line);

} // namespace levwright
