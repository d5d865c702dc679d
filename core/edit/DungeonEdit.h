// SPDX-License-Identifier: GPL-3.0-or-later
// Changes of a dungeon as the smallest edits of its description. Every one of them is tried: what would give
// the description an error that it does not have yet, by the rules of the game's compiler, is refused with
// that error's sentence. Statements are told by their index in DungeonTree::statements.
#pragma once

#include "core/model/DungeonLanguage.h"

#include <cstddef>
#include <string_view>

namespace levwright {

struct DungeonEditContext {
    const Game& game;
    const DungeonModel& model; // lowered for that game
};

// Puts a level or branch on another base: the same number where it counts from the top, from the bottom or
// from another level. rand stays as it is. Of a dungeon: the number of its levels. Refused: another or a
// broken statement, base 0 without a chain, a dungeon without levels.
EditOutcome setBase(const DungeonEditContext& context, std::size_t statement, int base);

// Changes rand, the number of levels to choose from (-1: all down to the bottom); of a dungeon: of sizes.
EditOutcome setRand(const DungeonEditContext& context, std::size_t statement, int rand);

// Lets a branch end in another dungeon. Refused: no branch, a broken one, no such dungeon, the branch's own.
EditOutcome setBranchTarget(const DungeonEditContext& context, std::size_t statement,
                            std::string_view dungeon);

// Adds a LEVEL or CHAINLEVEL as a line of its own behind the last level of a dungeon (an index into
// DungeonModel::dungeons) and what is said about that. Refused: a name that is taken or cannot be written.
EditOutcome addLevel(const DungeonEditContext& context, std::size_t dungeon, const NewSpecialLevel& level);

// Adds a BRANCH or CHAINBRANCH as a line of its own at the end of a dungeon. Refused: no such dungeon to lead
// to, words that the language does not have.
EditOutcome addBranch(const DungeonEditContext& context, std::size_t dungeon, const NewBranch& branch);

// Takes a level or branch away with its line; a level with all that LEVELDESC and LEVALIGN say about it, as
// that would fall to the level before. Refused: neither of the two, a level that another one counts from.
EditOutcome removeLevelOrBranch(const DungeonEditContext& context, std::size_t statement);

} // namespace levwright
