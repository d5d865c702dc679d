// SPDX-License-Identifier: GPL-3.0-or-later
// What is particular to room levels: the picture of a roll in place of a map, and dragging rooms, doors and
// corridors.
#include "core/model/LevelLanguage.h"
#include "widgets/canvas/MapCanvas.h"
#include "widgets/mapdrawing/RoomPlaces.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace levwright {
namespace {

constexpr int reach = 5; // pixels to either side of a corridor's line

qreal distanceTo(QPointF at, const QLineF& line) {
    const QPointF along = line.p2() - line.p1();
    const qreal length = QPointF::dotProduct(along, along);
    const qreal share =
        length > 0 ? qBound(0.0, QPointF::dotProduct(at - line.p1(), along) / length, 1.0) : 0.0;
    return QLineF(at, line.p1() + share * along).length();
}

} // namespace

void MapCanvas::followOutcome(const std::optional<LevelOutcome>& outcome) {
    const LevelOutcome* shown = m_model.outcome();
    const bool isSame = outcome && shown != nullptr ? *outcome == *shown : !outcome && shown == nullptr;
    if (isSame)
        return;
    m_model.setOutcome(outcome);
    renewLabels();
    viewport()->update();
}

void MapCanvas::followLayout(const std::optional<LevelLayout>& layout) {
    const bool wasShown = m_model.layout() != nullptr;
    const LevelLayout* shown = m_model.layout();
    const bool isSame = layout && shown != nullptr ? *layout == *shown : !layout && shown == nullptr;
    if (isSame)
        return;
    m_model.setLayout(layout);
    if (wasShown != (m_model.layout() != nullptr)) {
        m_fit = Fit::Map;
        fit();
    }
    renewLabels();
    updateScrollBars();
    viewport()->update();
}

std::optional<ShownRoom> MapCanvas::roomAt(Point cell) const {
    const std::optional<std::size_t> room = m_model.layout() != nullptr ? m_model.roomAt(cell) : std::nullopt;
    if (!room)
        return std::nullopt;
    return ShownRoom{{m_model.level(), m_model.rooms().rooms[*room].statement}, *m_model.floorOf(*room)};
}

// The line from the middle of one door to the middle of the other. Empty if one of them has no place.
std::optional<QLineF> MapCanvas::lineOf(const CorridorView& corridor) const {
    const auto middleOf = [&](const std::optional<std::size_t>& door) -> std::optional<QPointF> {
        const auto shown = door
                               ? std::ranges::find(m_model.placements(), StatementRef{m_model.level(), *door},
                                                   &ShownPlacement::statement)
                               : m_model.placements().end();
        if (shown == m_model.placements().end() || shown->placement.cells.empty())
            return std::nullopt;
        return QRectF(cellRect(shown->placement.cells.front())).center();
    };
    const auto from = middleOf(corridor.from);
    const auto to = middleOf(corridor.to);
    return from && to ? std::optional(QLineF(*from, *to)) : std::nullopt;
}

std::optional<StatementRef> MapCanvas::corridorAt(QPoint at) const {
    for (const CorridorView& corridor : m_model.rooms().corridors) {
        const std::optional<QLineF> line = lineOf(corridor);
        if (line && distanceTo(at, *line) <= reach)
            return StatementRef{m_model.level(), corridor.statement};
    }
    return std::nullopt;
}

void MapCanvas::paintCorridors(QPainter& painter) {
    if (m_model.layout() == nullptr)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const CorridorView& corridor : m_model.rooms().corridors) {
        const std::optional<QLineF> line = lineOf(corridor);
        if (!line)
            continue;
        const bool isSelected = std::ranges::contains(m_session.selectedStatements(),
                                                      StatementRef{m_model.level(), corridor.statement});
        const QColor ink = m_theme.color(isSelected ? MapColor::Selection : MapColor::Arrival);
        painter.setPen(QPen(ink, isSelected ? 3 : 2, Qt::DashLine, Qt::RoundCap));
        painter.drawLine(*line);
    }
    painter.restore();
}

// Paints the places for rooms while a room is dragged, and what is dragged at its new place.
void MapCanvas::paintRoomDrag(QPainter& painter) {
    const RoomDrag::Preview preview = m_roomDrag.preview();
    const QColor ink = m_theme.color(MapColor::Selection);
    if (preview.place || preview.isOutside) {
        painter.setPen(QPen(m_theme.color(MapColor::GridLine), 1, Qt::DotLine));
        for (int y = 1; y <= roomPlaces.y; ++y) {
            for (int x = 1; x <= roomPlaces.x; ++x)
                painter.drawRect(areaRect(cellsOfRoomPlace({x, y})).adjusted(0, 0, -1, -1));
        }
    }
    if (preview.place)
        m_thingPainter->paintArea(painter, {ink, false, false, true}, areaRect(*preview.place));
    if (preview.box)
        m_thingPainter->paintCells(painter, CellMask::of(*preview.box), cellRect({0, 0}).topLeft());
    if (!preview.corridorFrom)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(ink, 3, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QRectF(cellRect(*preview.corridorFrom)).center(),
                     QRectF(cellRect(*preview.corridorTo)).center());
    painter.restore();
    m_thingPainter->paintOutline(painter, ThingState::Selected, cellRect(*preview.corridorTo).topLeft());
}

// The only selected thing, if it is a room or the door of a room; otherwise null.
const ShownPlacement* MapCanvas::selectedOfRooms() const {
    const std::optional<std::size_t> current = m_model.current();
    if (!current || m_session.selectedStatements().size() != 1)
        return nullptr;
    const ShownPlacement& shown = m_model.placements()[*current];
    return shown.as == ShownAs::Thing ? nullptr : &shown;
}

// Moves by one cell, or by one of the level's places for rooms.
void MapCanvas::nudgeInRooms(Point by) {
    if (const ShownPlacement* shown = selectedOfRooms())
        return m_roomDrag.nudge(ShownPlacement(*shown), by);
    std::vector<ShownPlacement> moved;
    for (const std::size_t i : m_model.selected())
        moved.push_back(m_model.placements()[i]);
    if (moved.empty())
        return m_session.refuse(tr("Nothing is selected to move."));
    m_strokes.beginMove(moved);
    m_strokes.moveBy(by);
    m_strokes.finish();
}

void MapCanvas::joinSelectedDoors() {
    const std::vector<StatementRef>& selected = m_session.selectedStatements();
    if (selected.size() != 2)
        return m_session.refuse(tr("First select the two doors that the corridor should join."));
    joinDoors(selected.back(), selected.front());
}

bool MapCanvas::joinDoors(const StatementRef& from, const StatementRef& to) {
    const LevelsAnalysis& analysis = m_session.levels();
    const EditOutcome joined =
        m_session.game().language().joinDoors(analysis.source(m_model.level()), from.statement, to.statement);
    return m_session.applyInView(joined, tr("Add Corridor"), MergeKey::None,
                                 analysis.levelStart(m_model.level()));
}

bool MapCanvas::addRoom(const NewRoom& room) {
    const LevelsAnalysis& analysis = m_session.levels();
    const std::size_t level = m_session.currentLevel();
    const EditOutcome added = analysis.game().language().addRoom(analysis.source(level), room);
    if (!added) {
        m_session.refuse(QString::fromStdString(added.error().reason));
        return false;
    }
    // Its last line opens the room.
    const TextEdit edit = added->shifted(analysis.levelStart(level));
    const std::string& text = edit.replacements().back().text;
    const Offset at = edit.touchedAfter().end - (text.size() - 1 - text.find_last_not_of("\r\n"));
    m_session.apply(edit, room.parent ? tr("Add Subroom") : tr("Add Room"), MergeKey::None,
                    Selection{at, at});
    return true;
}

// A new room with its walls where they are drawn, as far as the game allows that. A single cell is the place
// of a room of usual size, or the start of one inside another room.
std::optional<NewRoom> MapCanvas::roomWithin(Point from, Point to) const {
    const Area walls = Area{from.x, from.y, to.x, to.y}.ordered();
    const bool isDrawn = from != to;
    const Point size{std::max(walls.width() - 2, 1), std::max(walls.height() - 2, 1)};
    if (m_held.thing()->kind == StatementKind::Room) {
        const Point middle{(walls.x1 + walls.x2) / 2, (walls.y1 + walls.y2) / 2};
        return NewRoom{{}, {roomPlaceAt(middle), isDrawn ? size : RoomDrag::usualSize}};
    }
    std::optional<std::size_t> outer = m_model.layout() != nullptr ? m_model.roomAt(from) : std::nullopt;
    if (outer && m_model.rooms().rooms[*outer].isNested)
        outer = m_model.rooms().rooms[*outer].parent;
    const std::optional<Area> floor = outer ? m_model.floorOf(*outer) : std::nullopt;
    if (!floor)
        return std::nullopt;
    const Point corner{isDrawn ? walls.x1 + 1 : from.x, isDrawn ? walls.y1 + 1 : from.y};
    const Point place{std::max(corner.x - floor->x1, 0), std::max(corner.y - floor->y1, 0)};
    const Point fitting{std::clamp(floor->width() - place.x, 1, 3),
                        std::clamp(floor->height() - place.y, 1, 3)};
    return NewRoom{m_model.rooms().rooms[*outer].section, {place, isDrawn ? size : fitting}};
}

std::optional<bool> MapCanvas::build(const PaletteThing& thing, Point from, Point to) {
    const bool isRoom = thing.kind == StatementKind::Room || thing.kind == StatementKind::Subroom;
    if (!isRoom && thing.kind != StatementKind::Corridor)
        return std::nullopt;
    if (isRoom) {
        const std::optional<NewRoom> room = roomWithin(from, to);
        if (!room)
            m_session.refuse(tr("There is no room here."));
        return room && addRoom(*room);
    }
    const auto first = m_model.roomDoorAt(from);
    const auto second = m_model.roomDoorAt(to);
    if (!first || !second || first == second) {
        m_session.refuse(tr("Draw a corridor from a door to a door of another room."));
        return false;
    }
    return joinDoors(*first, *second);
}

} // namespace levwright
