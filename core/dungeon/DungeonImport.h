// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"
#include "core/model/Game.h"
#include "core/target/Target.h"

#include <string>
#include <string_view>
#include <vector>

namespace levwright {

// A compiled dungeon as a description.
struct ImportedDungeon {
    GamePtr game;
    Target target;                     // what the file was written for
    std::string text;                  // as a dungeon.def, under a comment that names game and ABI
    std::vector<std::string> warnings; // sentences: what of the file is not in the text
};

// Compiling the text for the target gives the bytes again, but for bytes that no game looks at (a warning
// names them). Errors: the bytes are no sound dungeon file (the message gives the offset), of a game that is
// not known, or hold what no description can say.
Result<ImportedDungeon> importDungeon(std::string_view bytes);

} // namespace levwright
