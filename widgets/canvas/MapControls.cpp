// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/canvas/MapControls.h"

namespace levwright {

void MapControls::finish() {
    strokes.finish();
    roomDrag.finish();
    parts.finish();
    cells.finish();
    frame.cancel();
    if (floating.isLifted())
        floating.cancel();
}

} // namespace levwright
