// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/programroll/LevelBuilder.h"

#include "core/programroll/Inaccessibles.h"
#include "core/programroll/ProgramPlan.h"
#include "core/roll/Features.h"
#include "core/roll/Steps.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace levwright::roll {
namespace {

enum LaterFlag : std::uint32_t {
    MazeFlag = 0x20,
    GraveyardFlag = 0x100,
    CorridorMazeFlag = 0x800,
    InaccessiblesFlag = 0x1000
};

} // namespace

void LevelBuilder::reset() {
    m_placer.reset();
    m_statement = noStatement;
    m_rooms.clear();
    m_containers.clear();
    m_inventory = m_setUp = m_joined = false;
    m_missingPlaces = 0;
    m_lastObject = -1;
    for (int i = 2; i > 0; --i)
        std::swap(m_state.alignments[std::size_t(i)],
                  m_state.alignments[std::size_t(m_state.random.below(i + 1))]);
}

void LevelBuilder::begin(std::int32_t statement, std::int16_t turn) {
    m_statement = statement;
    m_state.turn = turn;
}

void LevelBuilder::carryOut(Opcode opcode) {
    switch (opcode) {
    case Opcode::LevelFlags:
        m_state.level.flags |= std::uint32_t(m_values.takeInt());
        m_state.level.maze = (m_state.level.flags & MazeFlag) != 0 || m_state.level.maze;
        return;
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
        m_inventory = false;
        return;
    case Opcode::Object:
        return makeObject();
    case Opcode::PopContainer:
        if (!m_containers.empty())
            m_containers.pop_back();
        return;
    case Opcode::Trap:
        return makeTrap();
    case Opcode::Stair:
    case Opcode::Ladder:
        return makeStair(opcode);
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
        return makeMinerals();
    case Opcode::Message:
        m_values.takeText();
        return;
    default: // handled by the machine, or has no effect
        return;
    }
}

int LevelBuilder::takeInt() {
    return int(std::clamp<std::int64_t>(m_values.takeInt(), std::numeric_limits<int>::min() / 4,
                                        std::numeric_limits<int>::max() / 4));
}

Point LevelBuilder::origin() const {
    if (m_rooms.empty())
        return {m_state.part.x1, m_state.part.y1};
    const Area& area = m_state.level.rooms[m_rooms.back()].area;
    return {area.x1, area.y1};
}

Area LevelBuilder::region(std::int64_t number) const {
    const auto corner = [number](int shift) { return int(number >> shift & 0xff); };
    return Area{corner(0), corner(8), corner(16), corner(24)}.shifted(origin());
}

bool LevelBuilder::fits(Point p, int wishes) const {
    if ((wishes & AnyWish) != 0)
        return true;
    if (!onMap(p))
        return false;
    if (m_state.plan->water)
        return true;
    const int terrain = m_state.terrain(p);
    if (wishes == FloorWish)
        return terrain == Floor || terrain == Corridor || terrain == Ice;
    if (m_state.plan->holds(RollRule::FurnitureIsDry)) {
        const bool free = m_state.boulders[std::size_t(cellOf(p))] == 0;
        const bool open = terrain > Door;
        const bool solid = isStoneOrWall(terrain) || terrain == Tree || terrain == SecretDoor ||
                           terrain == SecretCorridor || (open && !free);
        return ((wishes & DryWish) != 0 && open && free) || ((wishes & WetWish) != 0 && m_state.isWater(p)) ||
               ((wishes & HotWish) != 0 && m_state.isLava(p)) || ((wishes & SolidWish) != 0 && solid);
    }
    const bool dry =
        terrain == Floor || terrain == Air || terrain == Cloud || terrain == Ice || terrain == Corridor;
    return ((wishes & DryWish) != 0 && dry) || ((wishes & WetWish) != 0 && m_state.isWater(p)) ||
           ((wishes & HotWish) != 0 && m_state.isLava(p)) || ((wishes & SolidWish) != 0 && terrain < Pool);
}

Area LevelBuilder::roomOrPart() const {
    return cutToMap(m_rooms.empty() ? m_state.part : m_state.level.rooms[m_rooms.back()].area);
}

Point LevelBuilder::someCellOfRoom(std::size_t room) {
    const Area& area = m_state.level.rooms[room].area;
    if (const std::optional<Point> p = someCell(m_state, room))
        return *p;
    for (int x = area.x1; x <= area.x2; ++x) {
        for (int y = area.y1; y <= area.y2; ++y) {
            if (onMap(x, y) && m_state.roomNumber[std::size_t(cellOf(x, y))] == room + 1)
                return {x, y};
        }
    }
    return {area.x2, area.y2};
}

std::optional<Point> LevelBuilder::randomPlace(int wishes) {
    constexpr int mostTries = 100;
    const Area area = roomOrPart();
    for (int tries = 0; tries < mostTries; ++tries) {
        const Point p = m_rooms.empty() ? Point{m_state.random.between(m_state.part.x1, m_state.part.x2),
                                                m_state.random.between(m_state.part.y1, m_state.part.y2)}
                                        : someCellOfRoom(m_rooms.back());
        if (onMap(p) && fits(p, wishes))
            return p;
    }
    for (int x = area.x1; x <= area.x2; ++x) {
        for (int y = area.y1; y <= area.y2; ++y) {
            if (fits({x, y}, wishes))
                return Point{x, y};
        }
    }
    return std::nullopt;
}

Point LevelBuilder::place(std::int64_t coord, int wishes) {
    const bool isRandom = (coord & packed::randomPlace) != 0;
    const int x = std::int8_t(coord & 0xff);
    const int y = std::int8_t(coord >> 16 & 0xff);
    if (!isRandom && x >= 0) {
        const Point p{origin().x + x, origin().y + y};
        return onMap(p) || (wishes & AnyWish) != 0 ? p : Point{columns - 2, rows - 1};
    }
    const int stated = isRandom ? int(coord & 0x1f) : 0;
    if (const std::optional<Point> p = randomPlace(stated != 0 ? stated : wishes))
        return *p;
    if (const std::optional<Point> p = randomPlace(wishes))
        return *p;
    ++m_missingPlaces;
    const Area area = roomOrPart();
    return {area.x2, area.y2};
}

Point LevelBuilder::freePlace(std::int64_t coord) {
    constexpr int mostTries = 101;
    const Point stated = place(coord, DryWish);
    if (m_rooms.empty() || m_state.terrain(stated) == Floor)
        return stated;
    for (int tries = 0; tries < mostTries; ++tries) {
        const Point p = someCellOfRoom(m_rooms.back());
        if (onMap(p) && m_state.terrain(p) == Floor)
            return p;
    }
    throw LoadingEnds{Fatal::PlaceTaken, m_statement};
}

void LevelBuilder::setUp() {
    const int foreground = takeInt();
    const int background = takeInt();
    const int smoothed = takeInt();
    const int joined = takeInt();
    int light = takeInt();
    const int walled = takeInt();
    const int filling = takeInt();
    const int style = takeInt();
    enum Style : std::uint8_t { Solid = 1, MazeGrid, Mines };
    m_setUp = true;
    m_joined = joined != 0;
    if (light == -1)
        light = m_state.random.oneIn(2) ? 1 : 0;
    if (style == Solid) {
        fillAll(filling, light);
    } else if (style == MazeGrid) {
        makeMaze(filling);
    } else if (style == Mines) {
        if (filling >= 0)
            fillAll(filling, 0);
        makeInitMap(m_state, {.foreground = foreground,
                              .background = background,
                              .smoothed = smoothed,
                              .joined = joined,
                              .light = light,
                              .walled = walled});
    }
}

void LevelBuilder::fillAll(int filling, int light) {
    if (filling < 0 || filling >= commonTerrainCount)
        return;
    for (int x = 2; x < columns - 1; ++x) {
        for (int y = 0; y < rows; ++y) {
            m_state.setTerrain({x, y}, filling);
            std::uint8_t& lit = m_state.level.lit[std::size_t(cellOf(x, y))];
            if (filling == Lava)
                lit = 1;
            else if (light != packed::lightNotGiven)
                lit = light != 0 ? 1 : 0;
        }
    }
}

void LevelBuilder::makeMaze(int filling) {
    const bool corridors = (m_state.level.flags & CorridorMazeFlag) != 0;
    for (int x = 2; x < columns - 1; ++x) {
        for (int y = 0; y < rows; ++y) {
            const bool stone = corridors || y < 2 || (x % 2 == 1 && y % 2 == 1);
            if (stone || (filling >= 0 && filling < commonTerrainCount))
                m_state.setTerrain({x, y}, stone ? Stone : filling);
        }
    }
}

Point LevelBuilder::cornerOfMap(std::int64_t kind, std::int64_t coord, int width, int height) {
    const Point old{m_state.part.x1, m_state.part.y1};
    if (kind == 1)
        return roll::cornerOfMap(std::int8_t(coord & 0xff), std::int8_t(coord >> 16 & 0xff), width, height,
                                 m_setUp, old);
    Point corner = old;
    if (kind == 2) {
        const bool isRandom = (coord & packed::randomPlace) != 0 || std::int8_t(coord & 0xff) < 0;
        if (!m_rooms.empty())
            corner = place(coord, AnyWish);
        else if (isRandom)
            corner = {1 + m_state.random.below(columns - 1 - width), m_state.random.below(rows - height)};
        else
            corner = {1 + int(coord & 0xff), std::int8_t(coord >> 16 & 0xff)};
    }
    if (corner.y < 0 || corner.y + height > rows)
        corner.y += corner.y > 0 ? -2 : 2;
    return height == rows ? Point{corner.x, 0} : corner;
}

void LevelBuilder::layMap() {
    const std::int64_t width = m_values.takeInt();
    const std::int64_t height = m_values.takeInt();
    const std::string& cells = m_values.takeText();
    const bool keep = m_values.takeInt() != 0;
    const std::int64_t kind = m_values.takeInt();
    const std::int64_t coord = takeCoord();
    const Area before = m_state.part;
    if (width <= 1 && height <= 1) {
        m_state.part = wholeMap;
    } else {
        const bool fits = width >= 0 && height >= 0 && width < columns && height <= rows;
        if (!fits || std::size_t(width * height) > cells.size())
            endProgram();
        const Point corner = cornerOfMap(kind, coord, int(width), int(height));
        m_state.part = {corner.x, corner.y, corner.x + int(width) - 1, corner.y + int(height) - 1};
        // The game would write beyond its level.
        if (m_state.part.y1 < 0 || m_state.part.y2 >= rows || m_state.part.x1 < 0 ||
            m_state.part.x2 >= columns)
            endProgram();
        layCells(cells, m_state.part);
        if (m_joined)
            forgetRooms(m_state.part);
    }
    if (!keep)
        m_state.part = before;
}

void LevelBuilder::layCells(const std::string& cells, const Area& area) {
    const auto width = std::size_t(area.width());
    for (int y = area.y1; y <= area.y2; ++y) {
        for (int x = area.x1; x <= area.x2; ++x) {
            const std::size_t at = std::size_t(y - area.y1) * width + std::size_t(x - area.x1);
            const int terrain =
                m_state.plan->tables->terrain().ofProgram(static_cast<unsigned char>(cells[at]) - 1);
            if (terrain < 0 || terrain >= commonTerrainCount)
                continue;
            const auto cell = std::size_t(cellOf(x, y));
            m_state.level.terrain[cell] = std::uint8_t(terrain);
            m_state.level.lit[cell] = terrain == Lava ? 1 : 0;
            m_state.level.marks[cell] = 0;
            m_state.level.detail[cell] = terrain == SecretDoor ? ClosedDoor : 0;
            m_state.roomNumber[cell] = 0;
            m_state.edge[cell] = 0;
            m_state.mapCell[cell] = 1;
        }
    }
}

// The last room of the list takes the place of a forgotten one.
void LevelBuilder::forgetRooms(const Area& covered) {
    std::vector<RolledRoom>& rooms = m_state.level.rooms;
    for (std::size_t i = rooms.size(); i-- > 0;) {
        const Area& area = rooms[i].area;
        if (!covered.contains({area.x1, area.y1}) || !covered.contains({area.x2, area.y2}))
            continue;
        const std::size_t last = rooms.size() - 1;
        for (std::uint8_t& number : m_state.roomNumber) {
            if (number == i + 1)
                number = 0;
            else if (number == last + 1)
                number = std::uint8_t(i + 1);
        }
        rooms[i] = rooms[last];
        rooms.pop_back();
    }
}

void LevelBuilder::setTerrain(Point p, std::int64_t mapChar) {
    const int terrain = m_state.plan->tables->terrain().ofProgram(packed::terrainOf(mapChar));
    const int light = packed::lightOf(mapChar);
    if (terrain >= commonTerrainCount || !inLevel(p.x, p.y))
        return;
    const auto cell = std::size_t(cellOf(p));
    const bool wasDoor = m_state.level.terrain[cell] == Door;
    m_state.level.terrain[cell] = std::uint8_t(terrain);
    if (terrain == SecretDoor)
        m_state.level.detail[cell] = ClosedDoor;
    else if (terrain != Door || !wasDoor)
        m_state.level.detail[cell] = 0;
    if (terrain == Lava)
        m_state.level.lit[cell] = 1;
    else if (light != packed::lightNotGiven)
        m_state.level.lit[cell] = (light < 0 ? m_state.random.oneIn(2) : light != 0) ? 1 : 0;
    if (m_statement >= 0 && onMap(p))
        m_state.note(m_statement, p);
}

void LevelBuilder::changeTerrain() {
    const std::int64_t mapChar = m_values.take(ValueType::MapChar).number;
    const CellSelection& cells = *m_values.take(ValueType::Selection).selection;
    forEachCell(cells, [&](Point p) { setTerrain(p, mapChar); });
}

void LevelBuilder::replaceTerrain() {
    const std::int64_t percent = m_values.takeInt();
    const std::int64_t to = m_values.take(ValueType::MapChar).number;
    const int from = packed::terrainOf(m_values.take(ValueType::MapChar).number);
    const Area area = region(m_values.take(ValueType::Region).number).common({0, 0, columns - 1, rows - 1});
    for (int x = area.x1; x <= area.x2; ++x) {
        for (int y = area.y1; y <= area.y2; ++y) {
            if (m_state.level.terrain[std::size_t(cellOf(x, y))] == from &&
                m_state.random.below(100) < percent)
                setTerrain({x, y}, to);
        }
    }
}

void LevelBuilder::wallify() {
    if (m_values.takeInt() != 0) {
        const CellSelection& cells = *m_values.take(ValueType::Selection).selection;
        std::vector<Point> made;
        // Only the cells above and to the left are checked.
        forEachCell(cells, [&](Point p) {
            if (onMap(p))
                raiseWall(p, {p.x - 1, p.y - 1, p.x, p.y});
        });
        return;
    }
    const std::int64_t number = m_values.take(ValueType::Region).number;
    const auto corner = [number](int shift) { return int(number >> shift & 0xff); };
    constexpr int none = 255;
    Area area{corner(0), corner(8), corner(16), corner(24)};
    if (area.x1 == none || area.y1 == none || area.x2 == none || area.y2 == none)
        area = m_state.part.grown(1, 1);
    area = cutToMap(area);
    for (int y = area.y1; y <= area.y2; ++y) {
        for (int x = area.x1; x <= area.x2; ++x)
            raiseWall({x, y}, area);
    }
}

// Stone beside floor becomes a wall. It is an upright wall if the first floor cell around it is in the same
// row.
void LevelBuilder::raiseWall(Point p, const Area& within) {
    if (m_state.terrain(p) != Stone)
        return;
    for (int y = p.y - 1; y <= std::min(p.y + 1, within.y2); ++y) {
        for (int x = p.x - 1; x <= std::min(p.x + 1, within.x2); ++x) {
            if (!onMap(x, y))
                continue;
            const int terrain = m_state.terrain(x, y);
            if (terrain < Floor && terrain != CrossWall)
                continue;
            m_state.setTerrain(p, y == p.y ? VerticalWall : HorizontalWall);
            return;
        }
    }
}

void LevelBuilder::mark(Mark mark) {
    const std::int64_t number = m_values.take(ValueType::Region).number;
    const auto corner = [number](int shift) { return int(number >> shift & 0xff); };
    const Area area = cutToMap(
        Area{corner(0), corner(8), corner(16), corner(24)}.shifted({m_state.part.x1, m_state.part.y1}));
    for (int y = area.y1; y <= area.y2; ++y) {
        for (int x = area.x1; x <= area.x2; ++x) {
            const int terrain = m_state.terrain(x, y);
            if (isStoneOrWall(terrain) || terrain == Tree || terrain == IronBars)
                m_state.level.marks[std::size_t(cellOf(x, y))] |= mark;
        }
    }
}

void LevelBuilder::walkMaze() {
    int terrain = takeInt();
    const bool stocked = takeInt() != 0;
    const int direction = takeInt();
    const Point p = place(takeCoord(), AnyWish);
    if (!onMap(p))
        return;
    if (terrain < 1 || terrain >= commonTerrainCount)
        terrain = (m_state.level.flags & CorridorMazeFlag) != 0 ? Corridor : Floor;
    roll::walkMaze(m_state, {p, direction, m_statement}, terrain);
    if (!stocked)
        return;
    constexpr int least = 68;
    constexpr int half = 684; // walkable cells of a full maze
    if (const int cells = cellsOfMaze(m_state); cells > least)
        addMazeExtras(m_state, cells * 100 / half);
}

void LevelBuilder::furnish(int terrain) {
    const CellSelection& cells = *m_values.take(ValueType::Selection).selection;
    forEachCell(cells, [&](Point p) {
        if (onMap(p))
            makeFeature(m_state, p, terrain, m_statement);
    });
}

void LevelBuilder::pushRandomLine() {
    using Wrong = ProgramValues::Wrong;
    const int roughness = int(std::clamp<std::int64_t>(m_values.takeInt(Wrong::Ends), 0, columns));
    const Point from = anyPlace(m_values.take(ValueType::Coord, Wrong::Ends).number);
    const Point to = anyPlace(m_values.take(ValueType::Coord, Wrong::Ends).number);
    CellSelection cells;
    addRandomLine(cells, from, to, roughness, m_state.random);
    m_values.pushSelection(cells);
}

void LevelBuilder::finish() {
    begin(noStatement, 0);
    m_rooms.clear();
    assignDoors();
    stock();
    openBoundaries();
    if ((m_state.level.flags & InaccessiblesFlag) != 0)
        openInaccessibles(m_state);
    if ((m_state.level.flags & CorridorMazeFlag) == 0)
        fixWalls(m_state, wholeMap);
    solidify();
    m_state.part = wholeMap;
    // Each in program order.
    std::ranges::reverse(m_state.regions);
    carryOutLevelRegions(m_state);
    const bool hasMorgue =
        std::ranges::contains(m_state.level.rooms, m_state.plan->named.morgue, &RolledRoom::type);
    makeLateChanges(m_state);
    if (m_state.plan->hasRule(SpecialRule::Graveyard) ||
        (hasMorgue && !m_state.plan->hasRule(SpecialRule::Treasury)))
        m_state.level.flags |= GraveyardFlag;
    if (!m_state.plan->hasRule(SpecialRule::OpenBorder))
        markBorder(m_state);
    addMinerals(m_state);
    chooseArrivals(m_state);
}

} // namespace levwright::roll
