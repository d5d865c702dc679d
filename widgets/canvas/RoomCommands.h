// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/PaletteThing.h"
#include "widgets/canvas/CanvasModel.h"
#include "widgets/mapdrawing/CanvasOverlay.h"

#include <expected>
#include <optional>

namespace levwright {

// Adds rooms and corridors to the level, and tells in which room a cell lies.
class RoomCommands {
public:
    RoomCommands(Session& session, const CanvasModel& model) : m_session(session), m_model(model) {}

    // The room of a room level at the cell, the innermost of several.
    std::optional<ShownRoom> roomAt(Point cell) const;
    // What the cell is in the part, or in the room that lies there; the reason if nothing can be added to it.
    std::expected<AddPlace, QString> placeAt(Point cell) const;

    // Tells the user the reason if the room cannot be added.
    bool addRoom(const NewRoom& room);
    // Adds a corridor between two doors.
    bool joinDoors(const StatementRef& from, const StatementRef& to);
    // Adds a corridor between the two selected doors.
    void joinSelectedDoors();
    // Builds a room or a corridor of the palette from one cell to another. Returns whether that succeeded;
    // empty for any other thing.
    std::optional<bool> build(const PaletteThing& thing, Point from, Point to);

private:
    std::expected<AddPlace, QString> placeInRoom(Point cell) const;
    std::optional<NewRoom> roomWithin(StatementKind kind, Point from, Point to) const;

    Session& m_session;
    const CanvasModel& m_model;
};

} // namespace levwright
