// SPDX-License-Identifier: GPL-3.0-or-later
// What may be added to a level with one click: for menus and palettes.
#pragma once

#include "core/edit/EditOutcome.h"
#include "core/model/LevelModel.h"

#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace levwright {

struct AddableThing {
    std::string_view name; // "monster", "stairs up": stable, for menus to translate
    StatementKind kind{};
    std::string statement; // as it is to stand in the file: for insertStatement()
};

// What the game allows at a cell of a section of the level, in the order of menus. Cells of a part count from
// its upper left corner, those of a room from that of its floor; in a room, doors are offered for cells of
// its walls, which lie around the floor. Refused: a cell outside a room whose size is stated.
std::expected<std::vector<AddableThing>, Refusal> thingsToAdd(const LevelModel& level, std::size_t section,
                                                              Point cell);

} // namespace levwright
