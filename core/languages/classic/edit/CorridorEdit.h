// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/languages/classic/lower/ClassicLevel.h"
#include "core/model/FieldView.h"
#include "core/model/RoomView.h"
#include "core/text/EditOutcome.h"

#include <optional>
#include <string_view>

namespace levwright {

// Two doors, given by their statements.
struct DoorPair {
    std::size_t from = 0;
    std::size_t to = 0;
};

// See LevelLanguage. view must be that of the level.
EditOutcome joinDoors(const ClassicGame& game, const ClassicLevel& level, std::string_view levelText,
                      const RoomsView& view, const DoorPair& doors);

std::optional<Refusal> objectionToCorridorAt(const RoomView& room, WallSide side);

// The possible ends of a corridor: all doors whose number in their wall is the same in every game.
std::vector<FieldChoice> doorsForCorridors(const RoomsView& view);

} // namespace levwright
