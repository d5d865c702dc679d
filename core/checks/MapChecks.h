// SPDX-License-Identifier: GPL-3.0-or-later
// Checks of drawn maps, the same for every language.
#pragma once

#include "core/model/LevelLanguage.h"

#include <functional>
#include <span>
#include <string_view>
#include <vector>

namespace levwright {

// The replacements that remove the statements about the door at a cell of a part.
using WithoutDoor = std::function<std::vector<Replacement>(std::size_t part, Point door)>;

// Reports each door of a map that leads nowhere, with a fix that removes it. Anything may lie beyond the map,
// so that counts as a way. Do not use it for levels that dig a maze or change terrain, because that may give
// the door a way.
void checkDoorWays(LevelModel& level, const Catalog& catalog, const WithoutDoor& withoutDoor);

// The same; the statements of a door are found through the language. digging lists its kinds of statements
// that dig a maze or change terrain. A level with one of them is skipped.
void checkDoorWays(const LevelLanguage& language, const Catalog& catalog, std::string_view levelText,
                   std::span<const StatementKind> digging, LevelModel& level);

} // namespace levwright
