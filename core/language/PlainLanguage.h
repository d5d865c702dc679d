// SPDX-License-Identifier: GPL-3.0-or-later
// A game whose levels are not read: for a text that must not be looked into, such as one that has ended the
// program.
#pragma once

#include "core/model/Game.h"

#include <string_view>

namespace levwright {

// With the catalog of that game. Any text is one level without a name, a statement, a part or a problem, and
// whatever would change it is refused with a reason. Errors: those of loadGame().
Result<GamePtr> loadUnread(std::string_view gameId);

} // namespace levwright
