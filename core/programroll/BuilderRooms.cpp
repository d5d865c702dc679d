// SPDX-License-Identifier: GPL-3.0-or-later
// Doors, rooms, regions and corridors (format document on loading of 3.6, sections 9, 11 to 14 and 20).
#include "core/programroll/LevelBuilder.h"
#include "core/roll/Features.h"
#include "core/roll/Steps.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace levwright::roll {
namespace {

enum RegionFlag : std::uint8_t { Filled = 1, Irregular = 2 };
constexpr std::uint32_t solidifyFlag = 0x400;
constexpr int secretState = 32;

bool isAnyDoor(int terrain) {
    return terrain == Door || terrain == SecretDoor;
}

} // namespace

void LevelBuilder::makeDoors() {
    constexpr std::array<int, 5> states{NoDoor, BrokenDoor, OpenDoor, ClosedDoor, LockedDoor};
    int state = takeInt();
    const CellSelection& cells = *m_values.take(ValueType::Selection).selection;
    if (state < 0)
        state = states[std::size_t(m_state.random.below(5))];
    forEachCell(cells, [&](Point p) {
        if (!onMap(p))
            return;
        const auto cell = std::size_t(cellOf(p));
        const bool secret = (state & secretState) != 0;
        if (!isAnyDoor(m_state.terrain(p)))
            m_state.setTerrain(p, secret ? SecretDoor : Door);
        std::uint8_t made = secret ? std::uint8_t(ClosedDoor) : std::uint8_t(state & 0x0f);
        if (m_state.terrain(p) == SecretDoor)
            made = made == LockedDoor ? LockedDoor : ClosedDoor;
        m_state.level.detail[cell] = made;
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

void LevelBuilder::makeRoomDoor() {
    constexpr int mostTries = 101;
    const int walls = takeInt();
    const int secretOperand = takeInt();
    const int stated = takeInt();
    const int position = takeInt();
    if (m_rooms.empty())
        return;
    const bool secret = secretOperand < 0 ? m_state.random.oneIn(2) : secretOperand != 0;
    const std::uint8_t state = stated < 0 ? doorState(secret) : std::uint8_t(stated & 0x0f);
    const Area area = m_state.level.rooms[m_rooms.back()].area;
    const std::array<Point, 4> outwards{{{0, -1}, {0, 1}, {1, 0}, {-1, 0}}}; // in this order: north, south,
                                                                             // east, west
    for (int tries = 0; tries < mostTries; ++tries) {
        const int allowed = walls < 0 ? 1 << m_state.random.below(4) : walls;
        const int side = m_state.random.below(4);
        if ((allowed >> side & 1) == 0)
            continue;
        const bool upright = side >= 2;
        const int length = upright ? area.height() : area.width();
        const int along = position < 0 ? m_state.random.below(length) : std::min(position, columns);
        const std::array<Point, 4> places{{{area.x1 + along, area.y1 - 1},
                                           {area.x1 + along, area.y2 + 1},
                                           {area.x2 + 1, area.y1 + along},
                                           {area.x1 - 1, area.y1 + along}}};
        const Point p = places[std::size_t(side)];
        const Point step = outwards[std::size_t(side)];
        if (!onMap(p) || m_state.terrain(p.x + step.x, p.y + step.y) < Pool || !mayHoldDoor(m_state, p))
            continue;
        m_state.setTerrain(p, secret ? SecretDoor : Door);
        m_state.level.detail[std::size_t(cellOf(p))] = state;
        m_state.note(m_statement, p);
        return;
    }
}

bool LevelBuilder::openRoom(Opcode opcode) {
    constexpr std::size_t deepest = 5;
    const bool subroom = opcode == Opcode::Subroom;
    RoomWish wish;
    // Beyond the level all numbers act alike; the search for a place multiplies them.
    const auto takeLength = [this] { return std::clamp(takeInt(), -1000, 1000); };
    wish.height = takeLength();
    wish.width = takeLength();
    wish.y = takeLength();
    wish.x = takeLength();
    wish.yAlign = takeInt();
    wish.xAlign = takeInt();
    const int flags = takeInt();
    const int light = takeInt();
    const int chance = takeInt();
    int type = takeInt();
    if (m_rooms.size() >= deepest)
        throw LoadingEnds{Fatal::BadProgram, m_statement};
    if (type < 0 || (chance != 0 && !m_state.happens(chance)))
        type = 0;
    wish.vault = type == m_state.plan->named.vault;
    const std::int16_t parent = subroom && !m_rooms.empty() ? std::int16_t(m_rooms.back()) : std::int16_t(-1);
    if (subroom && parent < 0)
        return false;
    const std::optional<Area> area =
        subroom ? m_placer.inside(m_state.level.rooms[std::size_t(parent)].area, wish) : m_placer.find(wish);
    if (!area || area->x1 > area->x2 || area->y1 > area->y2)
        return false;
    const bool lit = m_state.light(light);
    const std::optional<std::size_t> room =
        buildRoom(m_state, {.area = *area,
                            .type = std::int16_t(type),
                            .parent = parent,
                            .statement = m_statement,
                            .lit = lit,
                            .toStock = type > 0 && (flags & Filled) != 0});
    if (!room)
        return false;
    m_rooms.push_back(*room);
    return true;
}

void LevelBuilder::closeRoom() {
    if (!m_rooms.empty())
        m_rooms.pop_back();
    if (m_rooms.empty() && m_state.part.width() <= 1 && m_state.part.height() <= 1)
        m_state.part = wholeMap;
}

void LevelBuilder::makeRegion() {
    const int flags = takeInt();
    int type = takeInt();
    const int light = takeInt();
    const std::int64_t number = m_values.take(ValueType::Region).number;
    const auto corner = [number](int shift) { return int(number >> shift & 0xff); };
    const Area area =
        Area{corner(0), corner(8), corner(16), corner(24)}.shifted({m_state.part.x1, m_state.part.y1});
    const int offset = m_state.plan->tables->unfilledOffset();
    const bool lit = m_state.light(light);
    const bool unfilled = type >= offset;
    type = std::min(unfilled ? type - offset : type, 127);
    const bool irregular = (flags & Irregular) != 0;
    const bool onlyLight = type == 0 && !unfilled && !irregular;
    if (onlyLight || !hasSpaceForRoom(m_state)) {
        m_state.setLit(lit ? area.grown(1, 1) : area, lit);
        return;
    }
    RolledRoom room{.area = area,
                    .type = std::int16_t(type),
                    .statement = m_statement,
                    .irregular = irregular,
                    .lit = lit,
                    .toStock = type > 0 && !unfilled};
    if (irregular) {
        if (!onMap(area.x1, area.y1))
            return;
        room.area = fillIrregularRoom(m_state, {area.x1, area.y1}, lit);
    } else if (lit) {
        m_state.setLit(area.grown(1, 1), lit);
    }
    const std::optional<std::size_t> made = addRoom(m_state, room);
    if (!made)
        return;
    if (onMap(room.area.x1, room.area.y1))
        m_state.note(m_statement, {room.area.x1, room.area.y1});
    if (m_rooms.empty())
        m_rooms.push_back(*made);
}

void LevelBuilder::makeCorridor() {
    CorridorRecord record;
    record.to.wall = takeInt();
    record.to.door = std::max(takeInt(), 0);
    record.to.room = takeInt();
    record.from.wall = takeInt();
    record.from.door = std::max(takeInt(), 0);
    record.from.room = takeInt();
    if (record.from.room == -1)
        joinRoomsRandomly(m_state, m_statement);
    else if (record.to.room >= 0)
        makeStatedCorridor(m_state, record, m_statement);
}

void LevelBuilder::addLevelRegion() {
    constexpr std::size_t mostRegions = 40;
    m_values.takeText();
    m_values.takeInt();
    const int kind = takeInt();
    const auto takeArea = [&] {
        const bool inLevelCoordinates = takeInt() != 0;
        const int y2 = std::clamp(takeInt(), -columns, columns);
        const int x2 = std::clamp(takeInt(), -columns, columns);
        const int y1 = std::clamp(takeInt(), -columns, columns);
        const int x1 = std::clamp(takeInt(), -columns, columns);
        const Area area{x1, y1, x2, y2};
        return inLevelCoordinates ? area : area.shifted({m_state.part.x1, m_state.part.y1});
    };
    const Area excluded = takeArea();
    const Area area = takeArea();
    if (m_state.regions.size() < mostRegions)
        m_state.regions.push_back({area, excluded, kind, m_statement});
}

// The first door of a room is the last one found.
void LevelBuilder::assignDoors() {
    constexpr std::size_t mostDoors = 120;
    std::size_t found = 0;
    for (int y = 0; y < rows; ++y) {
        for (int x = 1; x < columns; ++x) {
            if (!isAnyDoor(m_state.terrain(x, y)))
                continue;
            for (std::size_t room = 0; room < m_state.level.rooms.size(); ++room) {
                if (!m_state.level.rooms[room].area.grown(1, 1).contains({x, y}) || found >= mostDoors)
                    continue;
                addDoorTo(m_state, room, {x, y});
                ++found;
            }
        }
    }
    for (RolledRoom& room : m_state.level.rooms)
        room.firstDoor = room.lastDoor;
}

// Stocks each room and then its subrooms. Subrooms of subrooms are never stocked.
void LevelBuilder::stock() {
    const std::vector<RolledRoom>& rooms = m_state.level.rooms;
    const auto stockOne = [&](std::size_t room) {
        if (rooms[room].toStock)
            stockRoom(m_state, room);
    };
    for (std::size_t i = 0; i < rooms.size(); ++i) {
        if (rooms[i].parent >= 0)
            continue;
        stockOne(i);
        for (std::size_t sub = 0; sub < rooms.size(); ++sub) {
            if (rooms[sub].parent == std::int16_t(i))
                stockOne(sub);
        }
    }
}

void LevelBuilder::openBoundaries() {
    for (int y = 0; y < rows - 1; ++y) {
        for (int x = 0; x < columns - 2; ++x) {
            const auto cell = std::size_t(cellOf(x, y));
            if (m_state.level.terrain[cell] == CrossWall && m_state.mapCell[cell] != 0)
                m_state.level.terrain[cell] = Floor;
        }
    }
}

void LevelBuilder::solidify() {
    if ((m_state.level.flags & solidifyFlag) == 0)
        return;
    for (int cell = 0; cell < cellCount; ++cell) {
        if (m_state.mapCell[std::size_t(cell)] == 0 &&
            isStoneOrWall(m_state.level.terrain[std::size_t(cell)]))
            m_state.level.marks[std::size_t(cell)] |= Undiggable | NonPasswall;
    }
}

} // namespace levwright::roll
