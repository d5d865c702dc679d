// SPDX-License-Identifier: GPL-3.0-or-later
// Changes of a dungeon as the smallest edits of its description. Each is tried first: an edit that would add
// an error by the rules of the game's compiler is refused with the sentence of that error. Statements are
// given by their index in DungeonTree::statements.
#pragma once

#include "core/dungeons/model/DungeonLanguage.h"

#include <cstddef>
#include <string_view>

namespace levwright {

struct DungeonEditContext {
    const Game& game;
    const DungeonModel& model; // lowered for that game
};

// Gives a level or branch another base. The number means the same whether it counts from the top, from the
// bottom or from another level. rand stays. For a dungeon, it is the number of its levels. Refused for other
// and broken statements, for base 0 without a chain, and for a dungeon without levels.
EditOutcome setBase(const DungeonEditContext& context, std::size_t statement, int base);

// Changes rand, the number of levels to choose from (-1: all down to the bottom). For a dungeon, it is the
// number of sizes.
EditOutcome setRand(const DungeonEditContext& context, std::size_t statement, int rand);

// Makes a branch end in another dungeon. Refused if the statement is not a branch or is broken, and if there
// is no such dungeon or it is the branch's own.
EditOutcome setBranchTarget(const DungeonEditContext& context, std::size_t statement,
                            std::string_view dungeon);

// Adds a LEVEL or CHAINLEVEL on a line of its own after the last level of a dungeon (an index into
// DungeonModel::dungeons) and the notes about that level. Refused for a name that is taken or cannot be
// written.
EditOutcome addLevel(const DungeonEditContext& context, std::size_t dungeon, const NewSpecialLevel& level);

// Adds a BRANCH or CHAINBRANCH on a line of its own at the end of a dungeon. Refused if it would lead to no
// dungeon, and for words that the language does not have.
EditOutcome addBranch(const DungeonEditContext& context, std::size_t dungeon, const NewBranch& branch);

// The lines of a new dungeon at the end of the text, without a branch to it and not yet tried.
EditOutcome dungeonLines(const DungeonEditContext& context, const NewDungeon& dungeon);

// Removes a level or branch with its line. The LEVELDESC and LEVALIGN statements about a level are removed,
// too, because they would apply to the level before. Refused for other statements, and for a level from which
// another one counts.
EditOutcome removeLevelOrBranch(const DungeonEditContext& context, std::size_t statement);

} // namespace levwright
