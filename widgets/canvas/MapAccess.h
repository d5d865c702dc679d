// SPDX-License-Identifier: GPL-3.0-or-later
// The map for screen readers: a table of cells, of which the one at the cursor has the focus.
#pragma once

#include "core/base/Geometry.h"

namespace levwright {

class MapCanvas;

// From now on, a canvas is such a table for whoever asks QAccessible.
void makeMapsAccessible();
// Tells that the cursor is at another cell, and that what stands at the cell has changed.
void announceCursor(MapCanvas& canvas);
void announceChange(MapCanvas& canvas);

} // namespace levwright
