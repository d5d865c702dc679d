// SPDX-License-Identifier: GPL-3.0-or-later
// What can be added to a level with one click, for menus and palettes.
#pragma once

#include "core/languages/classic/lower/ClassicLevel.h"
#include "core/model/LevelView.h"
#include "core/model/RoomView.h"
#include "core/text/EditOutcome.h"

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace levwright {

// The things that can be added to a level at a place without giving it a new error, in the order of menus. In
// a room, doors are offered for the cells of its walls, which lie around the floor. Refused, with the reason,
// if a cell is outside or nothing can be added. levelText is the text of level.tree.
std::expected<std::vector<AddableThing>, Refusal> thingsToAdd(const ClassicGame& game,
                                                              const ClassicLevel& level,
                                                              std::string_view levelText,
                                                              const AddPlace& place);

// The door for a cell of the room's wall; empty for a cell of the floor. Refused for a corner and for a cell
// outside.
std::expected<std::optional<AddableThing>, Refusal> roomDoorAt(const CompiledRoom& room,
                                                               const AddPlace& place);

} // namespace levwright
