// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of the rooms of a classic level. Each edit counts from the first byte of the level, whose whole text
// is levelText.
#pragma once

#include "core/languages/classic/lower/ClassicLevel.h"
#include "core/model/RoomView.h"
#include "core/text/EditOutcome.h"

#include <optional>
#include <string>
#include <string_view>

namespace levwright {

// See LevelLanguage.
EditOutcome shapeRoom(const ClassicLevel& level, std::string_view levelText, const RoomsView& view,
                      std::size_t statement, const RoomShape& shape);
EditOutcome moveDoor(const ClassicLevel& level, std::string_view levelText, const RoomsView& view,
                     std::size_t statement, const WallPlace& to);
EditOutcome addRoom(const ClassicGame& game, const ClassicLevel& level, std::string_view levelText,
                    const RoomsView& view, const NewRoom& room);

// The room that holds the statement, as an index into RoomsView::rooms.
std::optional<std::size_t> roomWith(const ClassicLevel& level, const RoomsView& view, std::size_t statement);

// A name that no room of the level has: "room 1".
std::string freeRoomName(const ClassicLevel& level);

} // namespace levwright
