// SPDX-License-Identifier: GPL-3.0-or-later
// Objections to changes of dungeons in any language. Each function returns nothing if there is no objection.
#pragma once

#include "core/base/Phrase.h"
#include "core/dungeons/model/DungeonModel.h"
#include "core/text/EditOutcome.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace levwright {

inline constexpr std::string_view noLevelZero =
    phrase("There is no level 0: 1 is the first level, -1 the last one.");

// Objection to the base of a dungeon, level or branch, depending on its kind.
std::optional<Refusal> objectionToBase(StatementKind kind, int base);
// Objection to a branch from a dungeon, an index of the model, to the dungeon named target.
std::optional<Refusal> objectionToTarget(const DungeonModel& model, std::size_t dungeon,
                                         std::string_view target);
// The same for an existing branch, given by its statement.
std::optional<Refusal> objectionToTargetOf(const DungeonModel& model, std::size_t branch,
                                           std::string_view target);
// Objection to a new name of a dungeon or level, given by its statement, such as that the name is taken.
std::optional<Refusal> objectionToName(const DungeonModel& model, std::size_t statement,
                                       std::string_view name);
std::optional<Refusal> objectionToNewLevel(const DungeonModel& model, std::string_view name);

} // namespace levwright
