// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/instance/RoomGrid.h"
#include "widgets/canvas/CanvasModel.h"

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace levwright {

// Drags rooms, their corners and their doors. The text follows, and one drag is one step. What is dragged
// keeps its identity through the changes that the drag makes.
class RoomDrag {
public:
    RoomDrag(Session& session, const CanvasModel& model) : m_session(session), m_model(model) {}

    // Told where the floor of a room should be, by the place in the file where its statement begins, and that
    // the hand has ended. The layout then has the room there, and all others where they were.
    struct Hand {
        std::function<void(Offset, const Area&)> wishes;
        std::function<void()> ends;
    };
    void setHand(Hand hand) { m_hand = std::move(hand); }

    // A room moves from one of the level's places for rooms to another, or to a random place if dropped
    // outside the level. A room inside another moves by cells. A door moves along the walls of its room; away
    // from them, a corridor is drawn from it. Returns false for anything else.
    bool begin(const ShownPlacement& shown, Point at);
    // Drags a corner of a room's walls while the opposite one stays in place.
    bool beginResize(const ShownPlacement& shown, Point fixed);
    bool isDragging() const { return m_what != What::Nothing; }
    void extend(Point to);
    void finish();
    // Ends the drag as if it had never been.
    void cancel();

    // Moves a room or door one step by key: to the next place or cell, or along the wall.
    void nudge(const ShownPlacement& shown, Point by);
    // Enlarges the room by that many columns and rows.
    void grow(const ShownPlacement& shown, Point by);

    // What is drawn over the map during a drag.
    struct Preview {
        std::optional<Area> box;   // the new walls, where the layout does not show them yet
        std::optional<Area> place; // the place for rooms under the pointer
        bool isOutside = false;    // outside of all places: the place will be random
        bool isTaken = false;      // other rooms are in the way
        std::optional<Point> corridorFrom;
        std::optional<Point> corridorTo;
    };
    Preview preview() const;
    // What the drag would do, in words; empty if nothing.
    QString described() const;

    // The size of the floor of a new room whose size was not drawn.
    static constexpr Point usualSize{6, 4};

private:
    enum class What : std::uint8_t { Nothing, Room, Nested, Corner, Door };

    bool take(const ShownPlacement& shown, const StepName& label);
    void carryOut();
    EditOutcome outcome();
    EditOutcome shaped(const RoomShape& shape) const;
    RoomShape shapeAt(Point distance) const;
    // The floor that the game may give to a room of that shape, as near as possible.
    Area landing(const RoomShape& shape, const Area& near) const;
    Area drawnFloor() const;
    // Where the floor of the dragged room will be.
    Area wishedFloor() const;
    // Whether the room goes to the place under the pointer, and not only a little aside.
    bool isMeant() const;
    bool goesElsewhere() const;
    bool isTaken() const;
    // Why the drop changes nothing; empty if it does.
    QString reasonForNothing() const;
    void wish(const Area& floor) const;
    void endWishes() const;
    RoomShape resizedShape() const;
    std::optional<WallPlace> wallAt(Point cell) const;
    std::optional<StatementRef> doorAt(Point cell) const;
    void drawCorridor();

    Session& m_session;
    const CanvasModel& m_model;
    What m_what = What::Nothing;
    std::size_t m_level = 0;
    std::size_t m_statement = 0; // counted in the text before the drag; every movement starts from there
    Point m_from;
    Point m_to;
    Point m_fixed;
    Area m_floor;       // as laid out when the drag began, like the next three
    Area m_parentFloor; // of the room around a nested one
    bool m_isNested = false;
    roll::RoomWish m_wish;          // what the text says of it, if the layout knows
    std::vector<Area> m_neighbours; // the floors of the other rooms that are in no other
    Hand m_hand;
    RoomShape m_shape;
    StepName m_label;
    MergeKey m_mergeKey = MergeKey::None;
    QString m_objection;    // to what was dragged last
    bool m_refused = false; // the reason is shown once while it moves, and again when it is dropped
};

} // namespace levwright
