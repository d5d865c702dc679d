// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fragment/Fragment.h"
#include "core/model/Game.h"
#include "widgets/theme/Theme.h"

#include <QPixmap>

namespace levwright {

// A stamp in the middle of a picture of that size, as large as it fits, with the looks of the game.
QPixmap pictureOfStamp(const Fragment& stamp, const Game& game, const Theme& theme, QSize size, qreal dpr);

} // namespace levwright
