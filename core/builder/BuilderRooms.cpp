// SPDX-License-Identifier: GPL-3.0-or-later
// Doors, rooms, regions and corridors (format document on loading of 3.6, sections 9, 11 to 14 and 20).
#include "core/builder/LevelBuilder.h"
#include "core/roll/Features.h"
#include "core/roll/Steps.h"

#include <algorithm>
#include <array>

namespace levwright::roll {
namespace {

constexpr int secretState = 32;

// Beyond the level all numbers act alike; the search for a place multiplies them.
int shortened(int number) {
    return std::clamp(number, -1000, 1000);
}

} // namespace

void LevelBuilder::makeDoors(const CellSelection& cells, int state) {
    constexpr std::array<int, 5> states{NoDoor, BrokenDoor, OpenDoor, ClosedDoor, LockedDoor};
    if (state < 0)
        state = states[std::size_t(m_state.random.below(5))];
    cells.forEach([&](Point p) {
        if (!onMap(p))
            return;
        const auto cell = std::size_t(cellOf(p));
        const bool secret = (state & secretState) != 0;
        const int terrain = m_state.isAnyDoor(p) ? m_state.terrain(p) : int(secret ? SecretDoor : Door);
        std::uint8_t made = secret ? std::uint8_t(ClosedDoor) : std::uint8_t(state & 0x0f);
        if (terrain == SecretDoor)
            made = made == LockedDoor ? LockedDoor : ClosedDoor;
        setDoor(m_state, p, terrain, made);
        m_state.mapCell[cell] = 1;
        m_state.note(m_statement, p);
    });
}

std::uint8_t LevelBuilder::doorState(bool secret) {
    RandomStream& random = m_state.random;
    if (secret) {
        const std::uint8_t state = random.oneIn(5) ? LockedDoor : ClosedDoor;
        return std::uint8_t(state | (random.oneIn(20) ? TrappedDoor : 0));
    }
    if (!random.oneIn(3))
        return NoDoor;
    if (random.oneIn(5))
        return OpenDoor;
    const std::uint8_t state = random.oneIn(6) ? LockedDoor : ClosedDoor;
    return std::uint8_t(state | (random.oneIn(25) ? TrappedDoor : 0));
}

void LevelBuilder::makeRoomDoor(const RoomDoorWish& wish) {
    constexpr int mostTries = 101;
    if (m_rooms.empty())
        return;
    const bool secret = wish.secret < 0 ? m_state.random.oneIn(2) : wish.secret != 0;
    const std::uint8_t state = wish.state < 0 ? doorState(secret) : std::uint8_t(wish.state & 0x0f);
    const Area area = m_state.level.rooms[m_rooms.back()].area;
    const std::array<Point, 4> outwards{{{0, -1}, {0, 1}, {1, 0}, {-1, 0}}}; // in this order: north, south,
                                                                             // east, west
    for (int tries = 0; tries < mostTries; ++tries) {
        const int allowed = wish.walls < 0 ? 1 << m_state.random.below(4) : wish.walls;
        const int side = m_state.random.below(4);
        if ((allowed >> side & 1) == 0)
            continue;
        const bool upright = side >= 2;
        const int length = upright ? area.height() : area.width();
        const int along = wish.position < 0 ? m_state.random.below(length) : std::min(wish.position, columns);
        const std::array<Point, 4> places{{{area.x1 + along, area.y1 - 1},
                                           {area.x1 + along, area.y2 + 1},
                                           {area.x2 + 1, area.y1 + along},
                                           {area.x1 - 1, area.y1 + along}}};
        const Point p = places[std::size_t(side)];
        const Point step = outwards[std::size_t(side)];
        if (!onMap(p) || m_state.terrain(p.x + step.x, p.y + step.y) < Pool || !mayHoldDoor(m_state, p))
            continue;
        setDoor(m_state, p, secret ? SecretDoor : Door, state);
        m_state.note(m_statement, p);
        return;
    }
}

// In a level that the game makes itself, ordinary rooms have contents, too.
bool LevelBuilder::isStocked(int type, bool filled) const {
    return filled && (type > 0 || m_state.makesOrdinaryLevel);
}

bool LevelBuilder::openRoom(const NewRoom& room) {
    constexpr std::size_t deepest = 5;
    if (m_rooms.size() >= deepest)
        throw LoadingEnds{Fatal::BadProgram, m_statement};
    int type = room.type;
    if (type < 0 || (room.chance != 0 && !m_state.happens(room.chance)))
        type = 0;
    RoomWish wish = room.wish;
    wish.x = shortened(wish.x);
    wish.y = shortened(wish.y);
    wish.width = shortened(wish.width);
    wish.height = shortened(wish.height);
    if (type == m_state.plan->named.vault)
        return false; // the game draws nothing, and forgets to give it a size
    const std::int16_t parent =
        room.isSubroom && !m_rooms.empty() ? std::int16_t(m_rooms.back()) : std::int16_t(-1);
    if (room.isSubroom && parent < 0)
        return false;
    const std::optional<Area> area =
        room.isSubroom ? m_placer.inside(m_state.level.rooms[std::size_t(parent)].area, wish)
                       : m_placer.find(wish);
    if (!area || area->x1 > area->x2 || area->y1 > area->y2)
        return false;
    const bool lit = m_state.light(room.light);
    const std::optional<std::size_t> made = buildRoom(m_state, {.area = *area,
                                                                .type = std::int16_t(type),
                                                                .parent = parent,
                                                                .statement = m_statement,
                                                                .lit = lit,
                                                                .toStock = isStocked(type, room.filled),
                                                                .isApart = room.isApart,
                                                                .marksLevel = room.marksLevel});
    if (!made)
        return false;
    // Where doors belong to rooms by their cells, a room with rooms in it is no longer a rectangle.
    if (parent >= 0 && m_state.plan->holds(RollRule::StatedRoomsKeepClear))
        m_state.level.rooms[std::size_t(parent)].irregular = true;
    m_rooms.push_back(*made);
    return true;
}

void LevelBuilder::closeRoom() {
    if (!m_rooms.empty())
        m_rooms.pop_back();
}

std::optional<std::size_t> LevelBuilder::innermostRoom() const {
    return m_rooms.empty() ? std::nullopt : std::optional(m_rooms.back());
}

RegionMade LevelBuilder::makeRegion(const RegionWish& wish) {
    const Area& area = wish.area;
    const bool lit = m_state.light(wish.light);
    const bool onlyLight = wish.type == 0 && !wish.irregular && !wish.isRoom && !m_state.makesOrdinaryLevel;
    if (onlyLight || !hasSpaceForRoom(m_state)) {
        m_state.setLit(lit ? area.grown(1, 1) : area, lit);
        m_state.sayLight(area, lit);
        return onlyLight ? RegionMade::Light : RegionMade::TooMany;
    }
    RolledRoom room{.area = area,
                    .type = std::int16_t(wish.type),
                    .statement = m_statement,
                    .irregular = wish.irregular,
                    .lit = lit,
                    .toStock = isStocked(wish.type, wish.filled),
                    .isApart = wish.isApart,
                    .marksLevel = wish.marksLevel};
    if (wish.irregular) {
        if (!onMap(area.x1, area.y1))
            return RegionMade::Light;
        room.area = fillIrregularRoom(m_state, {area.x1, area.y1}, lit);
    } else {
        room.area = area.common({1, 0, columns - 2, rows - 2});
        if (lit)
            m_state.setLit(area.grown(1, 1), lit);
        m_state.sayLight(area, lit);
    }
    const std::optional<std::size_t> made = addRoom(m_state, room);
    if (!made)
        return RegionMade::TooMany;
    if (onMap(room.area.x1, room.area.y1))
        m_state.note(m_statement, {room.area.x1, room.area.y1});
    if (m_rooms.empty())
        m_rooms.push_back(*made);
    return RegionMade::Room;
}

void LevelBuilder::join(const CorridorRecord& corridor) {
    if (corridor.from.room == -1)
        joinRoomsRandomly(m_state, m_statement);
    else if (corridor.to.room >= 0)
        makeStatedCorridor(m_state, corridor, m_statement);
}

void LevelBuilder::addLevelRegion(const Area& area, const Area& excluded, int kind) {
    constexpr std::size_t mostRegions = 40;
    if (m_state.regions.size() < mostRegions)
        m_state.regions.push_back({area, excluded, kind, m_statement});
}

} // namespace levwright::roll
