// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/program/roll/Instructions.h"

#include "core/base/Phrase.h"

#include <algorithm>
#include <limits>

namespace levwright::roll {
namespace {

using Wrong = ProgramValues::Wrong;

PlaceWish placeWishOf(std::int64_t coord) {
    constexpr std::int64_t grounds = 0x1f;
    if ((coord & packed::randomPlace) != 0)
        return {.stated = {}, .ground = int(coord & grounds)};
    const Point p{std::int8_t(coord & 0xff), std::int8_t(coord >> 16 & 0xff)};
    return {.stated = p.x >= 0 ? std::optional(p) : std::nullopt};
}

Area areaOf(std::int64_t region) {
    const auto corner = [region](int shift) { return int(region >> shift & 0xff); };
    return {corner(0), corner(8), corner(16), corner(24)};
}

} // namespace

void Instructions::carryOut(Opcode opcode) {
    switch (opcode) {
    case Opcode::LevelFlags:
        return m_builder.addFlags(m_state.plan->tables->flags().toRoll(std::uint32_t(m_values.takeInt())));
    case Opcode::InitLevel:
        return setUp();
    case Opcode::Map:
        return layMap();
    case Opcode::Terrain:
        return changeTerrain();
    case Opcode::ReplaceTerrain:
        return replaceTerrain();
    case Opcode::Wallify:
        return wallify();
    case Opcode::NonDiggable:
        return mark(Undiggable);
    case Opcode::NonPasswall:
        return mark(NonPasswall);
    case Opcode::Mazewalk:
        return walkMaze();
    case Opcode::Fountain:
        return furnish(Fountain);
    case Opcode::Sink:
        return furnish(Sink);
    case Opcode::Pool:
        return furnish(Pool);
    case Opcode::Door:
        return makeDoors();
    case Opcode::RoomDoor:
        return makeRoomDoor();
    case Opcode::Region:
        return makeRegion();
    case Opcode::EndRoom:
        return closeRoom();
    case Opcode::Corridor:
        return makeCorridor();
    case Opcode::LevelRegion:
        return addLevelRegion();
    case Opcode::Monster:
        return makeMonster();
    case Opcode::EndInventory:
        return m_builder.endInventory();
    case Opcode::Object:
        return makeObject();
    case Opcode::PopContainer:
        return m_builder.closeContainer();
    case Opcode::Trap:
        return makeTrap();
    case Opcode::Stair:
        return makeStairs();
    case Opcode::Ladder:
        return makeLadder();
    case Opcode::Altar:
        return makeAltar();
    case Opcode::Grave:
        return makeGrave();
    case Opcode::Gold:
        return makeGold();
    case Opcode::Engraving:
        return makeEngraving();
    case Opcode::Drawbridge:
        return makeDrawbridge();
    case Opcode::Mineralize:
        return addMinerals();
    case Opcode::Message:
        m_values.takeText();
        return;
    // Handled by the machine, or without effect:
    case Opcode::Null:
    case Opcode::Room:
    case Opcode::Subroom:
    case Opcode::Compare:
    case Opcode::Jump:
    case Opcode::JumpLess:
    case Opcode::JumpLessEqual:
    case Opcode::JumpGreater:
    case Opcode::JumpGreaterEqual:
    case Opcode::JumpEqual:
    case Opcode::JumpNotEqual:
    case Opcode::Exit:
    case Opcode::Push:
    case Opcode::Pop:
    case Opcode::RandomBelow:
    case Opcode::Decrement:
    case Opcode::Increment:
    case Opcode::Add:
    case Opcode::Subtract:
    case Opcode::Multiply:
    case Opcode::Divide:
    case Opcode::Remainder:
    case Opcode::Sign:
    case Opcode::Copy:
    case Opcode::FramePush:
    case Opcode::FramePop:
    case Opcode::Call:
    case Opcode::Return:
    case Opcode::SetVariable:
    case Opcode::ShuffleArray:
    case Opcode::Dice:
    case Opcode::SelectUnion:
    case Opcode::SelectPoint:
    case Opcode::SelectRectangle:
    case Opcode::SelectFilledRectangle:
    case Opcode::SelectLine:
    case Opcode::SelectRandomLine:
    case Opcode::SelectGrow:
    case Opcode::SelectFlood:
    case Opcode::SelectRandomPlace:
    case Opcode::SelectEllipse:
    case Opcode::SelectFilter:
    case Opcode::SelectGradient:
    case Opcode::SelectComplement:
        return;
    }
}

void Instructions::complain(std::string_view text) {
    m_state.complain({.text = std::string(text), .statement = m_builder.statement()});
}

// ---- operands

int Instructions::takeInt() {
    return int(std::clamp<std::int64_t>(m_values.takeInt(), std::numeric_limits<int>::min() / 4,
                                        std::numeric_limits<int>::max() / 4));
}

PlaceWish Instructions::takePlace(Wrong wrong) {
    return placeWishOf(m_values.take(ValueType::Coord, wrong).number);
}

Point Instructions::takeAnyPlace() {
    return m_builder.anyPlace(takePlace(Wrong::Ends));
}

Area Instructions::takeRegion() {
    return areaOf(m_values.take(ValueType::Region, Wrong::Ends).number).shifted(m_builder.origin());
}

TerrainWish Instructions::takeTerrain() {
    const std::int64_t mapChar = m_values.take(ValueType::MapChar).number;
    return {.terrain = packed::terrainOf(mapChar), .light = packed::lightOf(mapChar)};
}

Area Instructions::takeAreaOfMap() {
    return areaOf(m_values.take(ValueType::Region).number).shifted(m_builder.mapOrigin());
}

const CellSelection& Instructions::takeCells() {
    return *m_values.take(ValueType::Selection).selection;
}

std::optional<KindWish> Instructions::takeKind(ValueType type, Wrong wrong) {
    const std::int64_t thing = m_values.take(type, wrong).number;
    if (thing == packed::randomThing)
        return std::nullopt;
    return KindWish{.symbol = packed::classOf(thing), .kind = packed::indexOf(thing)};
}

// ---- the level

void Instructions::setUp() {
    LevelSetUp wish;
    wish.cave.foreground = takeInt();
    wish.cave.background = takeInt();
    wish.cave.smoothed = takeInt();
    wish.cave.joined = takeInt();
    wish.light = takeInt();
    wish.cave.walled = takeInt();
    wish.filling = takeInt();
    wish.style = takeInt();
    if (wish.style < 0 || wish.style > LevelSetUp::RogueRooms)
        complain("Unrecognized level init style.");
    m_builder.setUp(wish);
}

void Instructions::layMap() {
    MapWish wish;
    wish.width = takeInt();
    wish.height = takeInt();
    wish.cells = m_values.takeText();
    wish.staysCurrent = m_values.takeInt() != 0;
    wish.anchor = takeInt();
    const std::int64_t coord = m_values.take(ValueType::Coord).number;
    wish.alignment = {std::int8_t(coord & 0xff), std::int8_t(coord >> 16 & 0xff)};
    wish.place = placeWishOf(coord);
    m_builder.layMap(wish);
}

void Instructions::changeTerrain() {
    const TerrainWish wish = takeTerrain();
    m_builder.changeCells(takeCells(), wish);
}

void Instructions::replaceTerrain() {
    const int percent = takeInt();
    const TerrainWish to = takeTerrain();
    const int from = takeTerrain().terrain;
    const Area area = areaOf(m_values.take(ValueType::Region).number).shifted(m_builder.origin());
    m_builder.replaceTerrain(area, from, to, percent);
}

void Instructions::wallify() {
    if (m_values.takeInt() != 0)
        return m_builder.wallify(takeCells());
    constexpr int none = 255;
    const Area area = areaOf(m_values.take(ValueType::Region).number);
    const bool isWhole = area.x1 == none || area.y1 == none || area.x2 == none || area.y2 == none;
    const Area& part = m_state.part;
    const Area around{part.x1 - 1, part.y1 - 1, part.x2 + 2, part.y2 + 2}; // two cells after its end
    m_builder.wallify(isWhole ? around : area);
}

void Instructions::mark(Mark mark) {
    m_builder.mark(takeAreaOfMap(), mark);
}

void Instructions::walkMaze() {
    MazewalkWish wish;
    wish.terrain = takeInt();
    wish.stocked = takeInt() != 0;
    wish.direction = takeInt();
    wish.start = m_builder.anyPlace(takePlace());
    m_builder.walkMaze(wish);
}

void Instructions::furnish(int terrain) {
    m_builder.furnish(takeCells(), terrain);
}

void Instructions::addMinerals() {
    MineralWish wish;
    wish.gems = takeInt();
    wish.gold = takeInt();
    wish.kelpInMoats = takeInt();
    wish.kelpInPools = takeInt();
    m_builder.addMinerals(wish);
}

// ---- rooms

void Instructions::makeDoors() {
    const int state = takeInt();
    m_builder.makeDoors(takeCells(), state);
}

void Instructions::makeRoomDoor() {
    RoomDoorWish wish;
    wish.walls = takeInt();
    wish.secret = takeInt();
    wish.state = takeInt();
    wish.position = takeInt();
    if (m_builder.openRooms() == 0)
        return m_state.giveUp(m_builder.statement(), phrase("no room is open whose door it could be"));
    const std::size_t before = m_state.level.origins.size();
    m_builder.makeRoomDoor(wish);
    if (m_state.level.origins.size() == before)
        complain("create_door: Can't find a proper place!");
}

bool Instructions::openRoom(Opcode opcode) {
    constexpr int filled = 1;
    NewRoom room;
    room.isSubroom = opcode == Opcode::Subroom;
    room.wish.height = takeInt();
    room.wish.width = takeInt();
    room.wish.y = takeInt();
    room.wish.x = takeInt();
    room.wish.yAlign = takeInt();
    room.wish.xAlign = takeInt();
    room.filled = (takeInt() & filled) != 0;
    room.light = takeInt();
    room.chance = takeInt();
    room.type = takeInt();
    return m_builder.openRoom(room);
}

void Instructions::closeRoom() {
    m_builder.closeRoom();
    if (m_builder.openRooms() == 0 && m_state.part.width() <= 1 && m_state.part.height() <= 1)
        m_state.part = wholeMap;
}

void Instructions::makeRegion() {
    constexpr int irregular = 2;
    constexpr int highestType = 127;
    const int flags = takeInt();
    const int type = takeInt();
    const int offset = m_state.plan->tables->unfilledOffset();
    const bool unfilled = type >= offset;
    RegionWish wish;
    wish.type = std::min(unfilled ? type - offset : type, highestType);
    wish.filled = !unfilled;
    wish.isRoom = unfilled;
    wish.irregular = (flags & irregular) != 0;
    wish.light = takeInt();
    wish.area = takeAreaOfMap();
    const bool isInRoom = m_builder.openRooms() > 0;
    const RegionMade made = m_builder.makeRegion(wish);
    if (made == RegionMade::TooMany)
        complain("Too many rooms on new level!");
    else if (made == RegionMade::Room && isInRoom)
        complain("region as subroom");
}

void Instructions::makeCorridor() {
    CorridorRecord corridor;
    corridor.to.wall = takeInt();
    corridor.to.door = std::max(takeInt(), 0);
    corridor.to.room = takeInt();
    corridor.from.wall = takeInt();
    corridor.from.door = std::max(takeInt(), 0);
    corridor.from.room = takeInt();
    m_builder.join(corridor);
}

Area Instructions::takeAreaOfRegion() {
    const bool countsInLevel = takeInt() != 0;
    const auto takeEdge = [this] { return std::clamp(takeInt(), -columns, columns); };
    Area area;
    area.y2 = takeEdge();
    area.x2 = takeEdge();
    area.y1 = takeEdge();
    area.x1 = takeEdge();
    return countsInLevel ? area : area.shifted(m_builder.mapOrigin());
}

void Instructions::addLevelRegion() {
    m_values.takeText();
    m_values.takeInt();
    const int kind = takeInt();
    const Area excluded = takeAreaOfRegion();
    const Area area = takeAreaOfRegion();
    const std::size_t before = m_state.regions.size();
    m_builder.addLevelRegion(area, excluded, kind);
    if (m_state.regions.size() == before)
        m_state.giveUp(m_builder.statement(), phrase("there are 40 level regions already"));
}

} // namespace levwright::roll
