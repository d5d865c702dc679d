// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/canvas/RoomDrag.h"

#include "core/scene/RoomPlaces.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

namespace levwright {
namespace {

constexpr Area wholeLevel{0, 0, 79, 20};

Point sizeOf(const Area& area) {
    return {area.width(), area.height()};
}

} // namespace

bool RoomDrag::take(const ShownPlacement& shown, const StepName& label) {
    finish();
    const std::optional<Area> floor = shown.room ? m_model.floorOf(*shown.room) : std::nullopt;
    if (shown.as == ShownAs::Thing || shown.broken || !floor)
        return false;
    const RoomView& room = m_model.rooms().rooms[*shown.room];
    m_level = shown.statement.level;
    m_statement = shown.statement.statement;
    m_floor = *floor;
    m_shape = room.shape;
    const auto parent = room.parent ? m_model.floorOf(*room.parent) : std::nullopt;
    m_parentFloor = parent.value_or(wholeLevel);
    m_isNested = room.isNested;
    m_wish = {};
    m_neighbours.clear();
    for (const LaidOutRoom& each : m_model.layout()->rooms) {
        if (each.floor == m_floor && each.wish)
            m_wish = *each.wish;
    }
    for (std::size_t i = 0; i < m_model.rooms().rooms.size(); ++i) {
        const auto other =
            m_model.rooms().rooms[i].isNested || i == *shown.room ? std::nullopt : m_model.floorOf(i);
        if (other)
            m_neighbours.push_back(*other);
    }
    m_label = label.arg(StepName::ofSaid(shown.placement.label));
    m_mergeKey = m_session.newMergeKey();
    m_objection.clear();
    m_refused = false;
    return true;
}

bool RoomDrag::begin(const ShownPlacement& shown, Point at) {
    if (!take(shown, stepName("Move %1")))
        return false;
    m_from = m_to = at;
    m_what = shown.as == ShownAs::RoomDoor ? What::Door : m_isNested ? What::Nested : What::Room;
    return true;
}

bool RoomDrag::beginResize(const ShownPlacement& shown, Point fixed) {
    if (shown.as != ShownAs::Room || !take(shown, stepName("Resize %1")))
        return false;
    m_what = What::Corner;
    m_fixed = fixed;
    const Area walls = m_floor.grown(1, 1);
    m_from = m_to = {walls.x1 + walls.x2 - fixed.x, walls.y1 + walls.y2 - fixed.y};
    return true;
}

void RoomDrag::extend(Point to) {
    if (!isDragging() || std::exchange(m_to, to) == to)
        return;
    carryOut();
}

void RoomDrag::carryOut() {
    m_session.asOneChange([&] {
        m_session.takeBack(m_mergeKey);
        const EditOutcome edit = outcome();
        m_objection = edit ? QString() : QString::fromStdString(edit.error().reason);
        if (!edit && std::exchange(m_refused, true))
            return;
        m_session.apply(edit, m_label, m_mergeKey, m_session.levels().levelStart(m_level));
    });
    wish(wishedFloor());
}

void RoomDrag::wish(const Area& floor) const {
    if (m_hand.wishes && m_what != What::Door)
        m_hand.wishes(m_session.levels().rangeOf({m_level, m_statement}).begin, floor);
}

void RoomDrag::endWishes() const {
    if (m_hand.ends)
        m_hand.ends();
}

Area RoomDrag::landing(const RoomShape& shape, const Area& near) const {
    const Point place = shape.place.value_or(Point{-1, -1});
    const Point size = shape.size.value_or(Point{-1, -1});
    const roll::RoomWish wish{.x = place.x,
                              .y = place.y,
                              .width = size.x,
                              .height = size.y,
                              .xAlign = m_wish.xAlign,
                              .yAlign = m_wish.yAlign,
                              .vault = m_wish.vault};
    const std::vector<Area> floors = roll::possibleFloors(wish, near);
    const auto clear =
        std::ranges::find_if(floors, [&](const Area& floor) { return roll::isClearOf(floor, m_neighbours); });
    return clear == floors.end() ? floors.front() : *clear;
}

// The floor between the corner that stays and the pointer.
Area RoomDrag::drawnFloor() const {
    const Point size = resizedShape().size.value_or(sizeOf(m_floor));
    const Point corner{m_to.x < m_fixed.x ? m_fixed.x - size.x : m_fixed.x + 1,
                       m_to.y < m_fixed.y ? m_fixed.y - size.y : m_fixed.y + 1};
    return {corner.x, corner.y, corner.x + size.x - 1, corner.y + size.y - 1};
}

Area RoomDrag::wishedFloor() const {
    const Point distance{m_to.x - m_from.x, m_to.y - m_from.y};
    if (m_to == m_from)
        return m_floor;
    if (m_what == What::Corner)
        return m_isNested ? drawnFloor() : landing(resizedShape(), drawnFloor());
    if (m_what == What::Nested)
        return m_floor.shifted(distance);
    if (!goesElsewhere())
        return m_floor;
    return landing({roomPlaceAt(m_to), m_shape.size}, m_floor.shifted(distance));
}

// A high room reaches into the place below its own, so it may be taken there, and dropped there, too.
bool RoomDrag::isMeant() const {
    constexpr int slip = 1; // cells that a click may move
    return roomPlaceAt(m_to) != roomPlaceAt(m_from) || std::abs(m_to.x - m_from.x) > slip ||
           std::abs(m_to.y - m_from.y) > slip;
}

bool RoomDrag::goesElsewhere() const {
    return isMeant() && roomPlaceAt(m_to) != m_shape.place;
}

// Whether the game would put the room over others, as these are laid out.
bool RoomDrag::isTaken() const {
    const bool moves = m_what == What::Room && roomPlaceAt(m_to) && goesElsewhere();
    const bool grows = m_what == What::Corner && !m_isNested;
    return (moves || grows) && m_to != m_from && !roll::isClearOf(wishedFloor(), m_neighbours);
}

// The edit, relative to the text before the drag.
EditOutcome RoomDrag::outcome() {
    if (m_to == m_from)
        return TextEdit();
    const LevelLanguage& language = m_session.game().language();
    const Point distance{m_to.x - m_from.x, m_to.y - m_from.y};
    switch (m_what) {
    case What::Room:
        return goesElsewhere() ? shaped({roomPlaceAt(m_to), m_shape.size}) : TextEdit();
    case What::Nested:
        return shaped(shapeAt(distance));
    case What::Corner:
        return shaped(resizedShape());
    case What::Door:
        if (const std::optional<WallPlace> place = wallAt(m_to))
            return language.moveDoor(m_session.levels().source(m_level), m_statement, *place);
        return TextEdit();
    case What::Nothing:
        break;
    }
    return TextEdit();
}

EditOutcome RoomDrag::shaped(const RoomShape& shape) const {
    return m_session.game().language().shapeRoom(m_session.levels().source(m_level), m_statement, shape);
}

// A nested room with a random place starts where it was laid out.
RoomShape RoomDrag::shapeAt(Point distance) const {
    const Point now{m_floor.x1 - m_parentFloor.x1, m_floor.y1 - m_parentFloor.y1};
    const Point from = m_shape.place.value_or(now);
    const Point to{from.x + distance.x, from.y + distance.y};
    return {to, m_shape.size};
}

RoomShape RoomDrag::resizedShape() const {
    const Area walls = Area{m_fixed.x, m_fixed.y, m_to.x, m_to.y}.ordered();
    const Point size{std::max(walls.width() - 2, 1), std::max(walls.height() - 2, 1)};
    if (!m_isNested || !m_shape.place)
        return {m_shape.place, size};
    const Point corner{m_to.x < m_fixed.x ? m_fixed.x - size.x : m_floor.x1,
                       m_to.y < m_fixed.y ? m_fixed.y - size.y : m_floor.y1};
    return {Point{m_shape.place->x + corner.x - m_floor.x1, m_shape.place->y + corner.y - m_floor.y1}, size};
}

// The nearest place in the walls of the room. Empty farther away, where a corridor begins.
std::optional<WallPlace> RoomDrag::wallAt(Point cell) const {
    constexpr int reach = 2; // cells from the floor
    if (!m_floor.grown(reach, reach).contains(cell))
        return std::nullopt;
    const std::array<std::pair<int, WallSide>, 4> sides{
        {{std::abs(cell.y - (m_floor.y1 - 1)), WallSide::North},
         {std::abs(cell.y - (m_floor.y2 + 1)), WallSide::South},
         {std::abs(cell.x - (m_floor.x2 + 1)), WallSide::East},
         {std::abs(cell.x - (m_floor.x1 - 1)), WallSide::West}}};
    const WallSide side = std::ranges::min_element(sides)->second;
    const bool isUpright = side == WallSide::East || side == WallSide::West;
    const int position = isUpright ? std::clamp(cell.y, m_floor.y1, m_floor.y2) - m_floor.y1
                                   : std::clamp(cell.x, m_floor.x1, m_floor.x2) - m_floor.x1;
    return WallPlace{side, position};
}

std::optional<StatementRef> RoomDrag::doorAt(Point cell) const {
    return m_model.roomDoorAt(cell, StatementRef{m_level, m_statement});
}

void RoomDrag::finish() {
    if (m_what == What::Door && !wallAt(m_to))
        drawCorridor();
    if (isTaken())
        m_session.refuse(Session::tr("Other rooms are in the way there."));
    if (const QString reason = reasonForNothing(); !reason.isEmpty())
        m_session.refuse(reason);
    if (isDragging()) {
        m_session.endStep();
        endWishes();
    }
    m_what = What::Nothing;
}

QString RoomDrag::reasonForNothing() const {
    if (!isDragging() || m_to == m_from)
        return {};
    if (m_what != What::Room || !isMeant() || goesElsewhere())
        return m_objection;
    return m_shape.place ? Session::tr("The room is in this place already.")
                         : Session::tr("The place of this room is random already.");
}

void RoomDrag::drawCorridor() {
    const std::optional<StatementRef> door = doorAt(m_to);
    if (!door)
        return m_session.refuse(Session::tr("A corridor must end at a door of another room."));
    const EditOutcome joined = m_session.game().language().joinDoors(m_session.levels().source(m_level),
                                                                     m_statement, door->statement);
    m_session.applyInView(joined, stepName("Add Corridor"), m_mergeKey,
                          m_session.levels().levelStart(m_level));
}

void RoomDrag::cancel() {
    if (isDragging())
        m_session.takeBack(m_mergeKey);
    if (isDragging()) {
        m_session.endStep();
        wish(m_floor);
        endWishes();
    }
    m_what = What::Nothing;
}

void RoomDrag::nudge(const ShownPlacement& shown, Point by) {
    const bool isDoor = shown.as == ShownAs::RoomDoor;
    const Point at = isDoor && !shown.placement.cells.empty() ? shown.placement.cells.front() : Point{};
    if (!begin(shown, at))
        return;
    EditOutcome edit;
    std::optional<Area> wished;
    if (m_what == What::Room) {
        const Point now =
            m_shape.place.value_or(roomPlaceAt({(m_floor.x1 + m_floor.x2) / 2, (m_floor.y1 + m_floor.y2) / 2})
                                       .value_or(Point{1, 1}));
        const RoomShape there{Point{now.x + by.x, now.y + by.y}, m_shape.size};
        edit = shaped(there);
        if (edit)
            wished = landing(there, m_floor);
    } else if (m_what == What::Nested) {
        edit = shaped(shapeAt(by));
    } else {
        const std::optional<WallPlace> place = wallAt({at.x + by.x, at.y + by.y});
        edit = place ? m_session.game().language().moveDoor(m_session.levels().source(m_level), m_statement,
                                                            *place)
                     : EditOutcome();
    }
    m_what = What::Nothing;
    m_session.apply(edit, m_label, m_mergeKey, m_session.levels().levelStart(m_level));
    m_session.endStep();
    if (wished)
        wish(*wished);
    endWishes();
}

void RoomDrag::grow(const ShownPlacement& shown, Point by) {
    if (!begin(shown, {}) || shown.as != ShownAs::Room)
        return cancel();
    m_what = What::Nothing;
    const Point size = m_shape.size.value_or(sizeOf(m_floor));
    m_session.apply(shaped({m_shape.place, Point{size.x + by.x, size.y + by.y}}),
                    stepName("Resize %1").arg(StepName::ofSaid(shown.placement.label)), m_mergeKey,
                    m_session.levels().levelStart(m_level));
    m_session.endStep();
    if (!m_isNested)
        wish(landing({m_shape.place, Point{size.x + by.x, size.y + by.y}},
                     {m_floor.x1, m_floor.y1, m_floor.x2 + by.x, m_floor.y2 + by.y}));
    endWishes();
}

RoomDrag::Preview RoomDrag::preview() const {
    Preview preview;
    if (!isDragging() || m_to == m_from || (m_what == What::Room && !isMeant()))
        return preview;
    const Point distance{m_to.x - m_from.x, m_to.y - m_from.y};
    preview.isTaken = isTaken();
    if (m_what == What::Room) {
        const std::optional<Point> place = roomPlaceAt(m_to);
        preview.isOutside = !place;
        if (place)
            preview.place = cellsOfRoomPlace(*place);
        preview.box = wishedFloor().grown(1, 1);
    } else if (m_what == What::Nested) {
        preview.box = m_floor.grown(1, 1).shifted(distance);
    } else if (m_what == What::Corner) {
        preview.box = wishedFloor().grown(1, 1);
    } else if (const std::optional<WallPlace> place = wallAt(m_to)) {
        const Point cell = cellInWall(m_floor, *place->side, *place->position);
        preview.box = Area{cell.x, cell.y, cell.x, cell.y};
    } else {
        preview.corridorFrom = m_from;
        preview.corridorTo = m_to;
    }
    return preview;
}

QString RoomDrag::described() const {
    if (!isDragging() || m_to == m_from)
        return {};
    if (m_what == What::Corner) {
        const RoomShape shape = resizedShape();
        return QStringLiteral("  %1 × %2").arg(shape.size->x).arg(shape.size->y);
    }
    if (m_what == What::Room && isMeant()) {
        const std::optional<Point> place = roomPlaceAt(m_to);
        return place ? Session::tr("  place %1,%2").arg(place->x).arg(place->y)
                     : Session::tr("  to a random place");
    }
    if (m_what == What::Door && !wallAt(m_to))
        return doorAt(m_to) ? Session::tr("  corridor to this door") : Session::tr("  corridor to …");
    return {};
}

} // namespace levwright
