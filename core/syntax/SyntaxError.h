// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/Range.h"

namespace levwright {

// The first place where the game's compiler says "syntax error".
struct SyntaxError {
    Offset at = 0;
    // Everything before it is whole, a level or statements of a dungeon: the game's compiler then writes that
    // all the same.
    bool behindWhole = false;
    bool operator==(const SyntaxError&) const = default;
};

} // namespace levwright
