// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/language/Games.h"
#include "widgets/templates/DocumentTemplate.h"
#include "widgets/theme/Theme.h"

#include <QImage>

namespace levwright {

// What a document of the template looks like: a roll of its first level, in the first of its games that can
// be rolled, or the dungeon as a new one is shown. size: in device pixels, at most. Null if no game can make
// one.
QImage pictureOf(const DocumentTemplate& chosen, Games& games, const Theme& theme, QSize size);

} // namespace levwright
