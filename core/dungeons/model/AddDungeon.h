// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dungeons/model/DungeonLanguage.h"

namespace levwright {

// Why there can be no new dungeon of that name; empty if there can.
std::optional<Refusal> objectionToNewDungeon(const DungeonModel& model, std::string_view name);

// Adds a branch to a dungeon that the first edit adds: none of them makes sense alone. Refusals: the parent
// can have no such branch; the whole would add an error to the text.
EditOutcome withBranchTo(const DungeonLanguage& language, const DungeonModel& model, std::size_t parent,
                         const NewDungeon& dungeon, const TextEdit& first);

} // namespace levwright
