// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/PaletteThing.h"
#include "widgets/canvas/CanvasModel.h"
#include "widgets/mapdrawing/CanvasOverlay.h"

#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <utility>

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
    // Adds a corridor between the two selected doors.
    void joinSelectedDoors();
    // Puts a closed door into the wall of a room at the cell. Tells the user the reason if it cannot.
    bool addDoor(Point cell);
    // Where a corridor from one cell to another begins, or the reason why none does. In the wall of a room it
    // begins at the cell itself. On the floor the nearest wall is meant from which the game digs, and a door
    // that is there.
    std::expected<Point, QString> beginOfCorridor(Point from, Point to) const;
    // Where it begins and ends. Where it cannot, that is the given cell.
    std::pair<Point, Point> lineOfCorridor(Point from, Point to) const;
    // Why no corridor leads from one cell to another; empty if one does.
    QString objectionToCorridor(Point from, Point to) const;
    // Tells the user the reason if none can begin there.
    bool mayBeginCorridor(Point cell);
    // Adds a corridor from room to room, with the doors that are missing at its ends, as one step.
    bool drawCorridor(Point from, Point to);
    // Whether the cell is in the wall of a room.
    bool isWall(Point cell) const;
    // Asked once, because no corridor can be written beside random ones: whether these go. If they stay, only
    // the doors are added.
    enum class RandomCorridors : std::uint8_t { Go, Stay, Cancel };
    void setQuestion(std::function<RandomCorridors()> question) { m_question = std::move(question); }

    // Builds a room or a corridor of the palette from one cell to another. Returns whether that succeeded;
    // empty for any other thing.
    std::optional<bool> build(const PaletteThing& thing, Point from, Point to);

private:
    std::expected<AddPlace, QString> placeInRoom(Point cell) const;
    std::expected<Point, QString> nearestDoorOrWall(const RoomView& room, const Area& floor, Point to) const;
    std::optional<NewRoom> roomWithin(StatementKind kind, Point from, Point to) const;
    struct Step {
        StepName label;
        MergeKey key{};
    };
    std::optional<Offset> doorAt(Point cell, const Step& step);
    bool joinDoorsAt(Offset first, Offset second, const Step& step);
    RandomCorridors answer();

    Session& m_session;
    const CanvasModel& m_model;
    std::function<RandomCorridors()> m_question;
    std::optional<RandomCorridors> m_answer;
};

} // namespace levwright
