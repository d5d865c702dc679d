// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"
#include "core/model/Game.h"
#include "core/target/Target.h"

#include <string>
#include <string_view>
#include <vector>

namespace levwright {

// A compiled dungeon, turned back into a description.
struct ImportedDungeon {
    GamePtr game;
    Target target;                     // what the file was compiled for
    std::string text;                  // a dungeon.def; a comment at its top names game and ABI
    std::vector<std::string> warnings; // sentences about what the text does not contain of the file
};

// Compiling the text for the target gives the same bytes, except for bytes that no game looks at (a warning
// names them). Errors: the bytes are not a sound dungeon file (the message gives the offset), are from an
// unknown game, or contain what no description can express.
Result<ImportedDungeon> importDungeon(std::string_view bytes);
// The same for a file of that game of the user. Further error: it is not a file of the game.
Result<ImportedDungeon> importDungeon(const GamePtr& game, std::string_view bytes);

} // namespace levwright
