// SPDX-License-Identifier: GPL-3.0-or-later
// What stands against changes of dungeons, whatever they are written in; none: nothing.
#pragma once

#include "core/model/DungeonModel.h"
#include "core/text/EditOutcome.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace levwright {

inline constexpr std::string_view noLevelZero = "There is no level 0: 1 is the first level, -1 the last one.";

// To the base of a dungeon, level or branch, by its kind.
std::optional<Refusal> objectionToBase(StatementKind kind, int base);
// To a branch of a dungeon, an index of the model, that is to lead to the one of that name.
std::optional<Refusal> objectionToTarget(const DungeonModel& model, std::size_t dungeon,
                                         std::string_view target);
// The same of a branch that there is, by its statement.
std::optional<Refusal> objectionToTargetOf(const DungeonModel& model, std::size_t branch,
                                           std::string_view target);
// To the new name of a dungeon or level, by its statement, which another one may have.
std::optional<Refusal> objectionToName(const DungeonModel& model, std::size_t statement,
                                       std::string_view name);
std::optional<Refusal> objectionToNewLevel(const DungeonModel& model, std::string_view name);

} // namespace levwright
