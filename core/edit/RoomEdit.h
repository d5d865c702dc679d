// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of rooms and their doors. Each edit counts from the first byte of the level, whose whole text is
// levelText, and leaves alone what is not meant to change.
#pragma once

#include "core/model/LevelView.h"
#include "core/model/RoomView.h"
#include "core/text/EditOutcome.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace levwright {

// Writes a field of a statement.
using FieldWriter = std::function<EditOutcome(Field field, const std::string& source)>;

// Writes the changed fields of a room or of its door, which are given by their statements.
EditOutcome shapeRoom(const RoomsView& view, std::size_t statement, const RoomShape& shape,
                      const FieldWriter& write);
EditOutcome moveDoor(const RoomView& room, std::size_t statement, const WallPlace& to,
                     const FieldWriter& write);
// Writes the changed fields of a part's opening statement.
EditOutcome alignPart(const PartAlignment& from, const PartAlignment& to, const FieldWriter& write);
// Why there can be no such room; empty if there can.
std::optional<Refusal> objectionTo(const RoomsView& view, const NewRoom& room);
// "(3,4)", "random"
std::string writtenPair(const std::optional<Point>& pair);

// As descriptions write it: "north".
std::string_view wordOf(WallSide side);

} // namespace levwright
