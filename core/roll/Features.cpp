// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/roll/Features.h"

#include "core/base/Phrase.h"
#include "core/roll/Monsters.h"
#include "core/roll/Objects.h"
#include "core/roll/Traps.h"

#include <algorithm>

namespace levwright::roll {
namespace {

constexpr std::size_t mostRooms = 40;

} // namespace

bool liesIn(const RollState& state, Point p, int roomType) {
    const int number = state.roomNumber[std::size_t(cellOf(p))];
    return number > 0 && state.level.rooms[std::size_t(number - 1)].type == roomType;
}

void setDoor(RollState& state, Point p, int terrain, std::uint8_t detail) {
    state.setTerrain(p, terrain);
    state.level.detail[std::size_t(cellOf(p))] = detail;
    if (state.plan->holds(RollRule::StatedRoomsKeepClear))
        state.level.marks[std::size_t(cellOf(p))] = 0;
}

void makeStairs(RollState& state, Point p, int up, std::int32_t statement) {
    const RollContext& context = state.plan->context;
    if (up != 0 ? context.isFirstOfDungeon() : context.isLastOfDungeon())
        return state.giveUp(statement, up != 0 ? phrase("the first level of a dungeon has no stairs up")
                                               : phrase("the last level of a dungeon has no stairs down"));
    state.setTerrain(p, Stairs);
    state.level.detail[std::size_t(cellOf(p))] = up != 0 ? LeadsUp : LeadsDown;
    state.note(statement, p);
}

namespace {

// The cell where the priest of an altar stands.
Point besideAltar(RollState& state, Point p) {
    if (!state.plan->holds(RollRule::PriestsStandAround))
        return {p.x + 1, p.y};
    constexpr std::array<Point, 8> clockwise{
        {{-1, 0}, {-1, -1}, {0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}}};
    const auto first = std::size_t(state.random.below(int(clockwise.size())));
    for (std::size_t i = 0; i < clockwise.size(); ++i) {
        const Point step = clockwise[(first + i) % clockwise.size()];
        if (const Point beside{p.x + step.x, p.y + step.y}; state.fits(beside, Ground::Dry))
            return beside;
    }
    return p;
}

} // namespace

void makeAltar(RollState& state, Point p, const AltarRecord& record, std::int32_t statement, AltarIn room) {
    const int terrain = state.terrain(p);
    const int alignment = state.altarAlignment(record.alignment);
    const int shrine = record.shrine < 0 ? (state.random.oneIn(2) ? 1 : 0) : record.shrine;
    if (terrain == Stairs || terrain == Ladder)
        return state.giveUp(statement, phrase("stairs or a ladder are there"));
    state.setTerrain(p, Altar);
    state.level.detail[std::size_t(cellOf(p))] = std::uint8_t(alignment);
    state.note(statement, p);
    if (shrine == 0 || room != AltarIn::Temple)
        return;
    state.level.detail[std::size_t(cellOf(p))] |= ShrineAltar;
    constexpr int sanctum = 2;
    if (shrine == sanctum && state.plan->holds(RollRule::PriestsStandAround))
        state.level.detail[std::size_t(cellOf(p))] |= SanctumAltar;
    const Point beside = besideAltar(state, p);
    if (!onMap(beside))
        return;
    const int kind = shrine == sanctum ? state.plan->named.highPriest : state.plan->named.alignedPriest;
    RolledMonster& priest = state.level.monsters[putMonster(state, beside, kind, noStatement)];
    priest.peaceful = true;
    priest.asleep = false;
}

void makeDrawbridge(RollState& state, Point p, int direction, Bridge bridge, std::int32_t statement) {
    constexpr std::array<Point, 4> steps{{{0, -1}, {0, 1}, {1, 0}, {-1, 0}}};
    const Point step = steps[std::size_t(direction & 3)];
    const Point gate{p.x + step.x, p.y + step.y};
    if (!isWall(state.terrain(gate)))
        return state.complain({.text = "Cannot create drawbridge.", .statement = statement});
    const bool open = bridge == Bridge::Open;
    state.level.detail[std::size_t(cellOf(p))] = state.terrain(p) == Lava ? LavaUnderBridge : 0;
    state.setTerrain(p, open ? LoweredBridge : RaisedBridge);
    state.setTerrain(gate, open ? Door : DrawbridgeWall);
    state.level.detail[std::size_t(cellOf(gate))] = NoDoor;
    state.level.marks[std::size_t(cellOf(gate))] = open ? 0 : Undiggable;
    state.note(statement, p);
}

void makeFeature(RollState& state, Point p, int terrain, std::int32_t statement) {
    const int before = state.terrain(p);
    if (isFurniture(before) && before != terrain)
        return state.giveUp(statement, phrase("other furniture is there"));
    state.setTerrain(p, terrain);
    state.level.detail[std::size_t(cellOf(p))] = 0;
    state.note(statement, p); // noted even if the map has drawn it already
}

void makeEngraving(RollState& state, Point p, EngravingKind kind, std::int32_t statement) {
    std::vector<RolledEngraving>& engravings = state.level.engravings;
    const auto old = std::ranges::find(engravings, cellPlace(p), &RolledEngraving::place);
    if (old == engravings.end())
        engravings.push_back({cellPlace(p), kind, statement});
    else
        *old = {cellPlace(p), kind, statement};
    state.note(statement, p);
}

void eraseEngraving(RollState& state, Point p) {
    std::erase_if(state.level.engravings,
                  [&](const RolledEngraving& engraving) { return engraving.place == cellPlace(p); });
}

void placeEngraving(RollState& state, Point p, const EngravingRecord& record, std::int32_t statement) {
    constexpr int kinds = 5;
    const int kind = record.kind >= 1 && record.kind <= kinds ? record.kind - 1 : state.random.below(kinds);
    makeEngraving(state, p, EngravingKind(kind), statement);
}

void placeGold(RollState& state, Point p, const GoldRecord& record, std::int32_t statement) {
    constexpr int mostAtRandom = 200;
    makeGold(state, p, record.amount == -1 ? state.random.die(mostAtRandom) : record.amount, statement);
    state.note(statement, p);
}

void placeStatedTrap(RollState& state, Point p, const TrapRecord& record, std::int32_t statement) {
    const int last = int(state.plan->tables->traps().size()) - 1;
    const bool stated = record.type >= 1 && record.type <= last;
    if (state.isWater(p))
        return state.giveUp(statement, phrase("no trap is made in water"));
    placeTrap(state, p, stated ? record.type : randomTrap(state), statement);
    const std::int32_t here = state.trapHere[std::size_t(cellOf(p))];
    if (here != 0 && state.level.traps[std::size_t(here - 1)].statement == statement)
        state.level.traps[std::size_t(here - 1)].isStated = stated;
}

bool hasSpaceForRoom(const RollState& state) {
    return state.level.rooms.size() < mostRooms;
}

Area roomBox(const Area& area) {
    return {area.x1 == 0 ? 1 : area.x1, area.y1 == 0 ? 1 : area.y1, std::min(area.x2, columns - 2),
            std::min(area.y2, rows - 2)};
}

std::optional<std::size_t> addRoom(RollState& state, RolledRoom room) {
    if (!hasSpaceForRoom(state))
        return std::nullopt;
    room.area = roomBox(room.area);
    state.level.rooms.push_back(room);
    const std::size_t index = state.level.rooms.size() - 1;
    if (room.irregular)
        return index;
    const Area around = cutToMap(room.area.grown(1, 1));
    for (int y = around.y1; y <= around.y2; ++y) {
        for (int x = around.x1; x <= around.x2; ++x) {
            const bool inside = room.area.contains({x, y});
            const auto cell = std::size_t(cellOf(x, y));
            const bool isShared = state.roomNumber[cell] != 0 || state.edgeOf[cell] != 0;
            if (inside || state.roomNumber[cell] == 0)
                state.roomNumber[cell] = std::uint8_t(inside ? index + 1 : 0);
            state.edgeOf[cell] = inside ? 0 : isShared ? sharedEdge : std::uint8_t(index + 1);
        }
    }
    return index;
}

bool hasDoor(const RollState& state, std::size_t room, Point p) {
    for (std::int32_t i = state.level.rooms[room].firstDoor; i >= 0;
         i = state.roomDoors[std::size_t(i)].next) {
        if (state.roomDoors[std::size_t(i)].place == cellPlace(p))
            return true;
    }
    return false;
}

void addDoorTo(RollState& state, std::size_t number, Point p) {
    RolledRoom& room = state.level.rooms[number];
    const auto index = std::int32_t(state.roomDoors.size());
    state.roomDoors.push_back({cellPlace(p)});
    if (room.lastDoor >= 0)
        state.roomDoors[std::size_t(room.lastDoor)].next = index;
    else
        room.firstDoor = index;
    room.lastDoor = index;
    ++room.doorCount;
}

} // namespace levwright::roll
