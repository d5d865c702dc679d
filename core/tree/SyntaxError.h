// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/Range.h"

namespace levwright {

// The first place where the game's compiler says "syntax error".
struct SyntaxError {
    Offset at = 0;
    // True if everything before it is complete: a level, or statements of a dungeon. The game's compiler then
    // still writes that part.
    bool behindWhole = false;
    bool operator==(const SyntaxError&) const = default;
};

} // namespace levwright
