// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/canvas/RoomCommands.h"

#include "core/model/LevelLanguage.h"
#include "core/scene/RoomPlaces.h"
#include "widgets/canvas/RoomDrag.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace levwright {
namespace {

// The wall of a room that contains the cell; empty for corners.
std::optional<WallSide> sideAt(const Area& floor, Point cell) {
    const bool isAbove = cell.y < floor.y1;
    const bool isBelow = cell.y > floor.y2;
    if (cell.x >= floor.x1 && cell.x <= floor.x2)
        return isAbove ? WallSide::North : WallSide::South;
    if (isAbove || isBelow)
        return std::nullopt;
    return cell.x > floor.x2 ? WallSide::East : WallSide::West;
}

std::vector<Point> cellsOfWall(const Area& floor, WallSide side) {
    const bool isUpright = side == WallSide::East || side == WallSide::West;
    std::vector<Point> cells(std::size_t(isUpright ? floor.height() : floor.width()));
    for (std::size_t along = 0; along < cells.size(); ++along)
        cells[along] = cellInWall(floor, side, int(along));
    return cells;
}

double distance(Point a, Point b) {
    return std::hypot(a.x - b.x, a.y - b.y);
}

Point nearest(const std::vector<Point>& cells, Point to) {
    return std::ranges::min(cells, {}, [to](Point cell) { return distance(cell, to); });
}

} // namespace

std::optional<ShownRoom> RoomCommands::roomAt(Point cell) const {
    const std::optional<std::size_t> room = m_model.layout() != nullptr ? m_model.roomAt(cell) : std::nullopt;
    if (!room)
        return std::nullopt;
    return ShownRoom{{m_model.level(), m_model.rooms().rooms[*room].statement}, *m_model.floorOf(*room)};
}

std::expected<AddPlace, QString> RoomCommands::placeAt(Point cell) const {
    if (m_session.levels().level(m_session.currentLevel()).isOfRooms())
        return placeInRoom(cell);
    const std::optional<PartRef> part = m_session.currentPart();
    if (!part)
        return std::unexpected(Session::tr("This level has no part yet."));
    return AddPlace{part->part, cell, std::nullopt};
}

std::expected<AddPlace, QString> RoomCommands::placeInRoom(Point cell) const {
    const std::size_t level = m_session.currentLevel();
    const std::optional<ShownRoom> room = roomAt(cell);
    const auto section = room && room->statement.level == level
                             ? m_session.levels().level(level).sectionOpenedBy(room->statement.statement)
                             : std::nullopt;
    if (!section)
        return std::unexpected(Session::tr("There is no room here."));
    const Area& floor = room->floor;
    return AddPlace{*section,
                    {cell.x - floor.x1, cell.y - floor.y1},
                    Area{0, 0, floor.x2 - floor.x1, floor.y2 - floor.y1}};
}

void RoomCommands::joinSelectedDoors() {
    const std::vector<StatementRef>& selected = m_session.selectedStatements();
    if (selected.size() != 2)
        return m_session.refuse(Session::tr("First select the two doors that the corridor should join."));
    const LevelsAnalysis& analysis = m_session.levels();
    const EditOutcome joined = m_session.game().language().joinDoors(
        analysis.source(m_model.level()), selected.back().statement, selected.front().statement);
    m_session.applyInView(joined, stepName("Add Corridor"), MergeKey::None,
                          analysis.levelStart(m_model.level()));
}

bool RoomCommands::isWall(Point cell) const {
    const std::optional<ShownRoom> room = roomAt(cell);
    return room && !room->floor.contains(cell);
}

// The place in the file of the door's statement, which is added if it is missing. Empty if it cannot be.
std::optional<Offset> RoomCommands::doorAt(Point cell, const Step& step) {
    if (const std::optional<StatementRef> there = m_model.roomDoorAt(cell))
        return m_session.levels().rangeOf(*there).begin;
    const std::expected<AddPlace, QString> place = placeAt(cell);
    if (!place || !isWall(cell)) {
        m_session.refuse(Session::tr("A door must be put into the wall of a room."));
        return std::nullopt;
    }
    const std::size_t level = m_session.currentLevel();
    const Offset start = m_session.levels().levelStart(level);
    const LevelLanguage& language = m_session.game().language();
    // Some languages have another statement for the doors of rooms.
    std::optional<Refusal> refusal;
    for (const PaletteThing& thing : language.palette()) {
        if (thing.name != "inner door" && thing.name != "door")
            continue;
        const auto placed = language.place(m_session.levels().source(level), thing, {*place, std::nullopt});
        if (placed) {
            const Offset begin = start + placed->statement.begin;
            const bool isMade =
                m_session.apply(placed->edit.shifted(start), step.label, step.key, Selection{begin, begin});
            return isMade ? std::optional(begin) : std::nullopt;
        }
        if (!refusal || thing.name == "inner door")
            refusal = placed.error();
    }
    if (refusal)
        m_session.refuse(QString::fromStdString(refusal->reason));
    return std::nullopt;
}

bool RoomCommands::addDoor(Point cell) {
    const bool isMade = doorAt(cell, {stepName("Door"), m_session.newMergeKey()}).has_value();
    m_session.endStep();
    return isMade;
}

RoomCommands::RandomCorridors RoomCommands::answer() {
    if (!m_answer && m_question)
        m_answer = m_question();
    const RandomCorridors given = m_answer.value_or(RandomCorridors::Go);
    if (given == RandomCorridors::Cancel)
        m_answer.reset();
    return given;
}

bool RoomCommands::joinDoorsAt(Offset first, Offset second, const Step& step) {
    const std::size_t level = m_session.currentLevel();
    const auto from = m_session.analysis().statementAt(level, first);
    const auto to = m_session.analysis().statementAt(level, second);
    if (!from || !to)
        return false;
    const EditOutcome joined = m_session.game().language().joinDoors(m_session.levels().source(level),
                                                                     from->statement, to->statement);
    // Only random corridors give way to it.
    const auto replaces = [](const Replacement& each) { return !each.range.empty(); };
    const bool isRandom = joined && std::ranges::any_of(joined->replacements(), replaces);
    const RandomCorridors random = isRandom ? answer() : RandomCorridors::Go;
    if (random == RandomCorridors::Stay)
        m_session.refuse(Session::tr("Only the doors are added, because the random corridors stay."));
    if (random != RandomCorridors::Go)
        return random == RandomCorridors::Stay;
    return m_session.applyInView(joined, step.label, step.key, m_session.levels().levelStart(level));
}

std::expected<Point, QString> RoomCommands::beginOfCorridor(Point from, Point to) const {
    const LevelLanguage& language = m_session.game().language();
    if (const std::optional<Refusal> objection = language.objectionToCorridors())
        return std::unexpected(QString::fromStdString(objection->reason));
    const std::optional<std::size_t> index =
        m_model.layout() != nullptr ? m_model.roomAt(from) : std::nullopt;
    const std::optional<Area> floor = index ? m_model.floorOf(*index) : std::nullopt;
    if (!floor)
        return std::unexpected(Session::tr("Draw a corridor from one room to another."));
    const RoomView& room = m_model.rooms().rooms[*index];
    if (floor->contains(from))
        return nearestDoorOrWall(room, *floor, to);
    const std::optional<WallSide> side = sideAt(*floor, from);
    if (!side)
        return std::unexpected(Session::tr("No corridor leads to the corner of a room."));
    if (const std::optional<Refusal> objection = language.objectionToCorridorAt(room, *side))
        return std::unexpected(QString::fromStdString(objection->reason));
    return from;
}

std::expected<Point, QString> RoomCommands::nearestDoorOrWall(const RoomView& room, const Area& floor,
                                                              Point to) const {
    std::vector<Point> wall;
    QString objection;
    for (const WallSide side : {WallSide::East, WallSide::West, WallSide::North, WallSide::South}) {
        if (const auto refusal = m_session.game().language().objectionToCorridorAt(room, side)) {
            objection = QString::fromStdString(refusal->reason);
            continue;
        }
        std::vector<Point> cells = cellsOfWall(floor, side);
        if (wall.empty() || distance(nearest(cells, to), to) < distance(nearest(wall, to), to))
            wall = std::move(cells);
    }
    if (wall.empty())
        return std::unexpected(objection);
    const Point meant = nearest(wall, to);
    std::erase_if(wall, [&](Point cell) { return !m_model.roomDoorAt(cell); });
    return wall.empty() ? meant : nearest(wall, meant);
}

std::pair<Point, Point> RoomCommands::lineOfCorridor(Point from, Point to) const {
    return {beginOfCorridor(from, to).value_or(from), beginOfCorridor(to, from).value_or(to)};
}

QString RoomCommands::objectionToCorridor(Point from, Point to) const {
    const std::expected<Point, QString> begin = beginOfCorridor(from, to);
    const std::expected<Point, QString> end = beginOfCorridor(to, from);
    if (!begin || !end)
        return begin ? end.error() : begin.error();
    return m_model.roomAt(from) == m_model.roomAt(to)
               ? Session::tr("Draw a corridor from one room to another.")
               : QString();
}

bool RoomCommands::mayBeginCorridor(Point cell) {
    const std::expected<Point, QString> begin = beginOfCorridor(cell, cell);
    if (!begin)
        m_session.refuse(begin.error());
    return begin.has_value();
}

bool RoomCommands::drawCorridor(Point from, Point to) {
    if (const QString objection = objectionToCorridor(from, to); !objection.isEmpty()) {
        m_session.refuse(objection);
        return false;
    }
    const auto [begin, end] = lineOfCorridor(from, to);
    const Step step{stepName("Corridor"), m_session.newMergeKey()};
    std::optional<Offset> first = doorAt(begin, step);
    const Revision before = m_session.document().revision();
    const std::optional<Offset> second = first ? doorAt(end, step) : std::nullopt;
    bool isMade = second.has_value();
    if (isMade) {
        for (const Change& change : m_session.document().changesSince(before))
            first = change.edit.map(*first, Bias::After);
        isMade = joinDoorsAt(*first, *second, step);
    }
    if (!isMade)
        m_session.takeBack(step.key);
    m_session.endStep();
    return isMade;
}

bool RoomCommands::addRoom(const NewRoom& room) {
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
    m_session.apply(edit, room.parent ? stepName("Add Subroom") : stepName("Add Room"), MergeKey::None,
                    Selection{at, at});
    return true;
}

// A new room with its walls where they are drawn, as far as the game allows that. A single cell is the place
// of a room of usual size, or the start of one inside another room.
std::optional<NewRoom> RoomCommands::roomWithin(StatementKind kind, Point from, Point to) const {
    const Area walls = Area{from.x, from.y, to.x, to.y}.ordered();
    const bool isDrawn = from != to;
    const Point size{std::max(walls.width() - 2, 1), std::max(walls.height() - 2, 1)};
    if (kind == StatementKind::Room) {
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

std::optional<bool> RoomCommands::build(const PaletteThing& thing, Point from, Point to) {
    const bool isRoom = thing.kind == StatementKind::Room || thing.kind == StatementKind::Subroom;
    if (!isRoom && thing.kind != StatementKind::Corridor)
        return std::nullopt;
    if (isRoom) {
        const std::optional<NewRoom> room = roomWithin(thing.kind, from, to);
        if (!room)
            m_session.refuse(Session::tr("There is no room here."));
        return room && addRoom(*room);
    }
    return drawCorridor(from, to);
}

} // namespace levwright
