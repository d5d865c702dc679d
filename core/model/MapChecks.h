// SPDX-License-Identifier: GPL-3.0-or-later
// Checks of what is drawn on maps, the same for every language.
#pragma once

#include "core/model/LevelLanguage.h"

#include <functional>
#include <span>
#include <string_view>
#include <vector>

namespace levwright {

// Takes away what statements say of the door at a cell of a part.
using WithoutDoor = std::function<std::vector<Replacement>(std::size_t part, Point door)>;

// Reports each door of a map that leads nowhere, with a fix that takes it away. Beyond a map there may be
// anything; not for levels in which a maze is dug or terrain is changed, as that may lead on to the door.
void checkDoorWays(LevelModel& level, const Catalog& catalog, const WithoutDoor& withoutDoor);

// The same for a language that is asked for the statements of a door. digging: its kinds of statements that
// dig a maze or change terrain; a level with one of them is passed over.
void checkDoorWays(const LevelLanguage& language, const Catalog& catalog, std::string_view levelText,
                   std::span<const StatementKind> digging, LevelModel& level);

} // namespace levwright
