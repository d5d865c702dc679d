// SPDX-License-Identifier: GPL-3.0-or-later
// A described level made ready for rolling: which statement of the text each number in instances and
// statistics stands for.
#pragma once

#include "core/model/LevelModel.h"
#include "core/roll/Roller.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace levwright::roll {

struct PlannedLevel {
    LevelPlanPtr plan;
    // By statement number (an index into LevelPlan::traces): the statement's index in LevelTree::statements.
    // No two numbers share one. Of a room it is the statement that opens it.
    std::vector<std::size_t> statements;

    // The number of a statement by its index in the tree; none for one that puts nothing on a map (flags,
    // registers, WALLIFY, NAME, CHANCE).
    std::optional<std::int32_t> numberOf(std::size_t statement) const;
};

// Errors: levels in the game's language cannot be rolled, the level has errors, or its game has no tables for
// rolling (GenerationTables).
Result<PlannedLevel> planLevel(const Game& game, const LevelModel& level, const RollContext& context);

} // namespace levwright::roll
