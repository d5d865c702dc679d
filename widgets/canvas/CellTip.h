// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/canvas/MapSight.h"

#include <QString>

namespace levwright {

// What stands on a cell of the map, with what the game knows about it, for a tool tip.
struct CellTip {
    QString text; // rich text; empty if there is no cell
    // Whether there is nothing but floor, wall or rock. Such a tip is shown only to who seems to wait for it.
    bool isPlain = true;
};
CellTip cellTip(const MapSight& sight, Point cell);

} // namespace levwright
