// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of rooms and their doors. Each counts from the first byte of the level, of which levelText is all,
// and leaves what is not meant to change.
#pragma once

#include "core/model/ClassicLevel.h"
#include "core/model/RoomView.h"
#include "core/text/EditOutcome.h"

#include <string_view>

namespace levwright {

// See LevelLanguage.
EditOutcome shapeRoom(const ClassicLevel& level, std::string_view levelText, const RoomsView& view,
                      std::size_t statement, const RoomShape& shape);
EditOutcome moveDoor(const ClassicLevel& level, std::string_view levelText, const RoomsView& view,
                     std::size_t statement, const WallPlace& to);
EditOutcome addRoom(const ClassicGame& game, const ClassicLevel& level, std::string_view levelText,
                    const RoomsView& view, const NewRoom& room);
EditOutcome alignPart(const ClassicLevel& level, std::string_view levelText, std::size_t part,
                      const PartAlignment& to);

// The room that holds the statement, as an index into RoomsView::rooms.
std::optional<std::size_t> roomWith(const ClassicLevel& level, const RoomsView& view, std::size_t statement);

// A name that no room of the level has: "room 1".
std::string freeRoomName(const ClassicLevel& level);

// As descriptions write it: "north".
std::string_view wordOf(WallSide side);

} // namespace levwright
