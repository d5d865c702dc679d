// SPDX-License-Identifier: GPL-3.0-or-later
// Things of the palette over the map, and the place where they are put down.
#include "widgets/canvas/MapCanvas.h"

namespace levwright {

void MapCanvas::takeThing(const PaletteThing& thing) {
    m_floating.cancel();
    dropDrag();
    m_held.take(thing);
    if (hasFocus() && showsCells()) {
        if (!m_cursor)
            m_cursor = pointedCell().value_or(Point{extent().x1, extent().y1});
        m_held.moveTo(m_cursor);
    }
}

bool MapCanvas::dragThing(QPoint globalPosition) {
    const QPoint at = viewport()->mapFromGlobal(globalPosition);
    const bool isOver = viewport()->isVisible() && viewport()->rect().contains(at);
    m_held.moveTo(isOver && showsCells() ? std::optional(cellAt(at)) : std::nullopt);
    return isOver;
}

bool MapCanvas::dropThing(QPoint globalPosition) {
    if (!m_held.isHeld() || !dragThing(globalPosition))
        return false;
    m_held.putAt(cellAt(viewport()->mapFromGlobal(globalPosition)));
    m_held.letGo();
    return true;
}

bool MapCanvas::pressHeld(Point cell) {
    if (m_held.isHeld())
        m_held.begin(cell);
    return m_held.isHeld();
}

// The thing stays in the hand for more of its kind, unless a level can have only one.
bool MapCanvas::releaseHeld(Point cell) {
    if (!m_held.isHeld())
        return false;
    const bool isOnce = m_held.thing()->placedBy == PlacedBy::Nothing;
    if (m_held.finish(cell) && isOnce)
        m_held.letGo();
    return true;
}

// The first press begins an area, the second ends it.
bool MapCanvas::keyHeld() {
    if (!m_held.isHeld())
        return false;
    if (m_held.thing()->placedBy == PlacedBy::Area && !m_held.isBegun())
        m_held.begin(*m_cursor);
    else
        releaseHeld(*m_cursor);
    return true;
}

std::expected<AddPlace, QString> MapCanvas::placeAt(Point cell) const {
    if (m_session.levels().level(m_session.currentLevel()).isOfRooms())
        return placeInRoom(cell);
    const std::optional<PartRef> part = m_session.currentPart();
    if (!part)
        return std::unexpected(tr("This level has no part yet."));
    return AddPlace{part->part, cell, std::nullopt};
}

std::expected<AddPlace, QString> MapCanvas::placeInRoom(Point cell) const {
    const std::size_t level = m_session.currentLevel();
    const std::optional<ShownRoom> room = roomAt(cell);
    const auto section = room && room->statement.level == level
                             ? m_session.levels().level(level).sectionOpenedBy(room->statement.statement)
                             : std::nullopt;
    if (!section)
        return std::unexpected(tr("There is no room here."));
    const Area& floor = room->floor;
    return AddPlace{*section,
                    {cell.x - floor.x1, cell.y - floor.y1},
                    Area{0, 0, floor.x2 - floor.x1, floor.y2 - floor.y1}};
}

} // namespace levwright
