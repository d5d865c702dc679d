// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/languages/games/Games.h"
#include "widgets/session/DocumentText.h"
#include "widgets/templates/DocumentTemplate.h"
#include "widgets/theme/Theme.h"

#include <QImage>

namespace levwright {

// What a document made from the template looks like: a roll of its first level, in its first game that can be
// rolled, or the view of a new dungeon. size: the maximum, in device pixels. Null if no game can make a
// picture.
QImage pictureOf(const DocumentTemplate& chosen, Games& games, const Theme& theme, QSize size);

// The same for a text of one game. Null if no picture can be made of it.
QImage pictureOf(const DocumentText& text, const Theme& theme, QSize size);

} // namespace levwright
