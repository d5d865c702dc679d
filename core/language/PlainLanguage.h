// SPDX-License-Identifier: GPL-3.0-or-later
// A game that does not read its levels, for a text that must not be analysed, such as one that made the
// program crash.
#pragma once

#include "core/model/Game.h"

#include <string_view>

namespace levwright {

// Has the catalog of that game. Any text is one level without a name, statements, parts and problems. Every
// change of it is refused with a reason. Errors: those of loadGame().
Result<GamePtr> loadUnread(std::string_view gameId);

} // namespace levwright
