// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/PaletteThing.h"
#include "widgets/canvas/RoomCommands.h"

#include <QObject>

#include <optional>
#include <utility>

namespace levwright {

// A thing of the palette in the hand, over the map of a canvas. It follows the pointer or the cursor. Each
// place where it is put down gets one such thing, as one step.
class HeldThing : public QObject {
    Q_OBJECT

public:
    HeldThing(Session& session, RoomCommands& rooms) : m_session(session), m_rooms(rooms) {}

    bool isHeld() const { return m_thing.has_value(); }
    const std::optional<PaletteThing>& thing() const { return m_thing; }
    void take(const PaletteThing& thing);
    void letGo();

    // Empty if it is over no cell.
    void moveTo(std::optional<Point> cell);
    // Starts an area at the cell. Anything else is put down by finish().
    void begin(Point cell);
    bool isBegun() const { return m_from.has_value(); }
    // Returns false if the language refuses it.
    bool finish(Point cell);
    void giveUpArea();
    // Puts it down at once; an area covers the room around the cell.
    bool putAt(Point cell);

    // What it would cover: one cell, or the area drawn so far.
    std::optional<Area> covered() const;
    // The first and the current cell of the drawing; empty before begin().
    std::optional<std::pair<Point, Point>> way() const {
        return m_thing && m_from && m_at ? std::optional(std::pair(*m_from, *m_at)) : std::nullopt;
    }

Q_SIGNALS:
    // Another thing is held, or none any more.
    void heldChanged();
    void put(const levwright::PaletteThing& thing);
    // Its looks changed within the area, in cells of the map.
    void changed(const levwright::Area& area);

private:
    bool put(Point from, Point to);
    std::expected<ThingSpot, QString> spotAt(Point cell, const std::optional<Area>& drawn) const;
    void tellChange(const std::optional<Area>& before);

    Session& m_session;
    RoomCommands& m_rooms;
    std::optional<PaletteThing> m_thing;
    std::optional<Point> m_at;
    std::optional<Point> m_from;
};

} // namespace levwright
