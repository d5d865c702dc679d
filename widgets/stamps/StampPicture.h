// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fragment/Fragment.h"
#include "core/model/Game.h"
#include "widgets/mapdrawing/MapLooks.h"

#include <QPixmap>

namespace levwright {

// What stamps are drawn with.
struct StampBrushes {
    const Game& game;
    const Theme& theme;
    const MapLook& look;
    qreal dpr = 1;
};

// A stamp in the middle of a picture of that size, as large as it fits.
QPixmap pictureOfStamp(const Fragment& stamp, const StampBrushes& brushes, QSize size);

} // namespace levwright
