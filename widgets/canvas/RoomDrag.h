// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/canvas/CanvasModel.h"

#include <optional>

namespace levwright {

// Rooms, their corners and their doors while they are dragged. The text follows all the while, and one drag
// is one step. What it has in hand is followed through the changes that it makes itself.
class RoomDrag {
public:
    RoomDrag(Session& session, const CanvasModel& model) : m_session(session), m_model(model) {}

    // A room goes from one of the level's places for rooms to another, outside of the level to a random one;
    // one in a room by cells. A door goes along the walls of its room; away from these a corridor is drawn
    // from it. False: that is neither.
    bool begin(const ShownPlacement& shown, Point at);
    // Drags a corner of a room's walls, while the opposite one stays.
    bool beginResize(const ShownPlacement& shown, Point fixed);
    bool isDragging() const { return m_what != What::Nothing; }
    void extend(Point to);
    void finish();
    // Ends the drag as if it had never been.
    void cancel();

    // One step by a key, for a room or door: by one place, cell or cell of the wall.
    void nudge(const ShownPlacement& shown, Point by);
    // The room becomes larger by so many columns and rows.
    void grow(const ShownPlacement& shown, Point by);

    // What is drawn over the map meanwhile.
    struct Preview {
        std::optional<Area> box;   // the walls as they would be, where the layout does not show them yet
        std::optional<Area> place; // the place for rooms that is pointed at
        bool isOutside = false;    // there is none: a random one
        std::optional<Point> corridorFrom;
        std::optional<Point> corridorTo;
    };
    Preview preview() const;
    // What it comes to, in words; empty for nothing.
    QString described() const;

    // The place for rooms that holds a cell of the level; none outside of it.
    static std::optional<Point> placeAt(Point cell);
    static Area cellsOf(Point place);
    // Of the floor of a room that nobody has given one.
    static constexpr Point usualSize{6, 4};

private:
    enum class What : std::uint8_t { Nothing, Room, Nested, Corner, Door };

    bool take(const ShownPlacement& shown, const QString& label);
    void carryOut();
    EditOutcome outcome();
    EditOutcome shaped(const RoomShape& shape) const;
    RoomShape shapeAt(Point distance) const;
    RoomShape resizedShape() const;
    std::optional<WallPlace> wallAt(Point cell) const;
    static Point along(const Area& floor, const WallPlace& place);
    std::optional<StatementRef> doorAt(Point cell) const;
    void drawCorridor();

    Session& m_session;
    const CanvasModel& m_model;
    What m_what = What::Nothing;
    std::size_t m_level = 0;
    std::size_t m_statement = 0; // in the text as it was, which every movement goes back to
    Point m_from;
    Point m_to;
    Point m_fixed;
    Area m_floor;       // as laid out when it began, as all that follows
    Area m_parentFloor; // of one in a room
    bool m_isNested = false;
    RoomShape m_shape;
    QString m_label;
    MergeKey m_mergeKey = MergeKey::None;
    bool m_refused = false; // said once in this drag
};

} // namespace levwright
