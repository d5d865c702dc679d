// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mapdrawing/MapLayers.h"

namespace levwright {

void MapLayers::addOverlay(CanvasOverlay& overlay) {
    m_overlays.add(overlay);
    updateOverlay();
}

void MapLayers::removeOverlay(CanvasOverlay& overlay) {
    m_overlays.remove(overlay);
    updateOverlay();
}

} // namespace levwright
