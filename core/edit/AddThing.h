// SPDX-License-Identifier: GPL-3.0-or-later
// What may be added to a level with one click: for menus and palettes.
#pragma once

#include "core/edit/EditOutcome.h"
#include "core/model/LevelModel.h"

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace levwright {

struct AddableThing {
    std::string_view name; // "monster", "stairs up": stable, for menus to translate
    StatementKind kind{};
    std::string statement; // as it is to stand in the file: for insertStatement()
};

struct AddPlace {
    std::size_t section = 0; // part or room of the level
    Point cell;              // counts from a part's upper left corner, or from that of a room's floor
    // How large the room's floor is where somebody looks at it (a roll): its cells, from (0,0). It is needed
    // for a room whose size is random, and says more than the description where the game does as it likes.
    std::optional<Area> floor;
};

// What can be added to a level at a place without giving it a new error, in the order of menus. In a room,
// doors are offered for cells of its walls, which lie around the floor. Refused, with the reason: a cell that
// is outside, or nothing can be added. levelText is the text of level.tree.
std::expected<std::vector<AddableThing>, Refusal>
thingsToAdd(const Game& game, const LevelModel& level, std::string_view levelText, const AddPlace& place);

} // namespace levwright
