// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/PaletteThing.h"
#include "widgets/canvas/CanvasModel.h"

#include <QObject>

#include <functional>
#include <optional>
#include <utility>

namespace levwright {

// A thing of the palette in the hand, over the map of a canvas: it follows the pointer or the cursor, and
// each place where it is put down gets one, as one step.
class HeldThing : public QObject {
    Q_OBJECT

public:
    // What a cell of the map is in its part or room; why it is in none.
    using PlaceAt = std::function<std::expected<AddPlace, QString>(Point)>;

    // Of rooms, and what joins them: whether it has been built from one cell to another. None: it is no such
    // thing.
    using Build = std::function<std::optional<bool>(const PaletteThing&, Point from, Point to)>;

    HeldThing(Session& session, PlaceAt placeAt, Build build)
        : m_session(session), m_placeAt(std::move(placeAt)), m_build(std::move(build)) {}

    bool isHeld() const { return m_thing.has_value(); }
    const std::optional<PaletteThing>& thing() const { return m_thing; }
    void take(const PaletteThing& thing);
    void letGo();

    // None: it is over no cell.
    void moveTo(std::optional<Point> cell);
    // An area grows from there, all else is put down at the end.
    void begin(Point cell);
    bool isBegun() const { return m_from.has_value(); }
    // False: it has been refused.
    bool finish(Point cell);
    void giveUpArea();
    // At once, an area over the room around the cell.
    bool putAt(Point cell);

    // What it would cover: a cell, or as far as an area is drawn.
    std::optional<Area> covered() const;
    // From where to where it is drawn, once it is begun.
    std::optional<std::pair<Point, Point>> way() const {
        return m_thing && m_from && m_at ? std::optional(std::pair(*m_from, *m_at)) : std::nullopt;
    }

Q_SIGNALS:
    // Another thing is held, or none.
    void heldChanged();
    void put(const levwright::PaletteThing& thing);
    // It looks different within the area, in cells of the map.
    void changed(const levwright::Area& area);

private:
    bool put(Point from, Point to);
    std::expected<ThingSpot, QString> spotAt(Point cell, const std::optional<Area>& drawn) const;
    void tellChange(const std::optional<Area>& before);

    Session& m_session;
    PlaceAt m_placeAt;
    Build m_build;
    std::optional<PaletteThing> m_thing;
    std::optional<Point> m_at;
    std::optional<Point> m_from;
};

} // namespace levwright
