// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/script/roll/ScriptVerbs.h"

#include "core/builder/Inaccessibles.h"
#include "core/builder/LastVerbs.h"
#include "core/instance/LevelFlip.h"
#include "core/roll/Features.h"
#include "core/roll/Objects.h"
#include "core/roll/Steps.h"
#include "core/roll/Traps.h"

#include <algorithm>
#include <cstdlib>
#include <ranges>
#include <utility>

namespace levwright::roll {

namespace {

bool isOpenFloorOrCorridor(int terrain) {
    return isOpenFloor(terrain) || terrain == Corridor;
}

// The door that was joined last comes first.
void reverseDoors(RollState& state, RolledRoom& room) {
    std::int32_t previous = -1;
    room.lastDoor = room.firstDoor;
    for (std::int32_t door = room.firstDoor; door >= 0;) {
        const std::int32_t next = std::exchange(state.roomDoors[std::size_t(door)].next, previous);
        previous = std::exchange(door, next);
    }
    room.firstDoor = previous;
}

bool lies(Point p, const Area& area) {
    return area.contains(p);
}

} // namespace

PlaceWish placeWishOf(const std::optional<Point>& stated) {
    constexpr int kept = 0xff;
    return {.stated = stated ? std::optional(Point{stated->x & kept, stated->y & kept}) : std::nullopt};
}

int rowThatFits(int row, int height) {
    const auto fits = [&](int y) { return y >= 0 && y + height <= rows; };
    if (fits(row))
        return row;
    row += row > 0 ? -2 : 2;
    return height < rows && fits(row) ? row : 0;
}

Point ScriptVerbs::cellOf(const std::optional<Point>& stated) {
    return m_builder.place(placeWishOf(stated), DryWish);
}

void ScriptVerbs::initLevel(LevelSetUp setUp) {
    setUp.parts = LevelSetUp::Parts::StayNoRooms;
    m_builder.setUp(setUp);
    for (int cell = 0; setUp.style == LevelSetUp::Mines && cell < cellCount; ++cell)
        freeze(placeOf(cell));
}

// Under the ice is a pool if the level says so after it was set up.
void ScriptVerbs::freeze(Point p) {
    if (m_state.terrain(p) == roll::Ice && m_state.has(IcedPoolsFlag) && m_builder.isSetUp())
        m_state.level.detail[std::size_t(roll::cellOf(p))] = PoolUnderIce;
}

void ScriptVerbs::makeSwamp(int ground, int water, int light) {
    m_builder.noteSetUp();
    m_builder.fill(water, light < 0 ? (m_state.random.oneIn(2) ? 1 : 0) : light);
    for (int x = 2; x < columns - 1; x += 2) {
        for (int y = 0; y < rows - 1; y += 2) {
            if (!isMade(ground))
                return;
            m_state.setTerrain({x, y}, ground);
            const std::array<Point, 3> beside{{{x + 1, y}, {x, y + 1}, {x + 1, y + 1}}};
            const bool allWater =
                std::ranges::all_of(beside, [&](Point p) { return m_state.terrain(p) == water; });
            if (allWater)
                m_state.setTerrain(beside[std::size_t(m_state.random.below(3))], ground);
        }
    }
}

namespace {

// A finished maze of small cells, which is then stretched.
class MazeWidener {
public:
    MazeWidener(RollState& state, int corridor, int wall)
        : m_state(state), m_corridor(corridor), m_wall(wall) {}

    void widen(int lastColumn, int lastRow) {
        const Cells<std::uint8_t> small = m_state.level.terrain;
        int x = 2;
        for (int from = 2; from <= lastColumn && x < columns - 1; ++from) {
            for (int left = thickness(from, lastColumn); left > 0 && x < columns - 1; --left, ++x)
                drawColumn(small, from, x, lastRow);
        }
    }

private:
    int thickness(int at, int last) const {
        return at == 2 || at == last ? 1 : at % 2 == 1 ? m_corridor : m_wall;
    }

    void drawColumn(const Cells<std::uint8_t>& small, int from, int x, int lastRow) {
        int y = 2;
        for (int row = 2; row <= lastRow && y < rows - 1; ++row) {
            for (int left = thickness(row, lastRow); left > 0 && y < rows - 1; --left, ++y) {
                m_state.setTerrain({x, y}, small[std::size_t(roll::cellOf(from, row))]);
                m_state.level.lit[std::size_t(roll::cellOf(x, y))] = 0;
            }
        }
    }

    RollState& m_state;
    int m_corridor;
    int m_wall;
};

// Opens the dead ends in a maze of small cells.
void openDeadEnds(RollState& state, int lastColumn, int lastRow, int terrain) {
    constexpr std::array<Point, 4> ways{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
    const Area inside{2, 2, lastColumn - 1, lastRow - 1};
    const auto isOpen = [&](Point p) { return isAccessible(state.terrain(p)); };
    for (int x = 3; x < lastColumn; x += 2) {
        for (int y = 3; y < lastRow; y += 2) {
            if (!isOpen({x, y}))
                continue;
            int blocked = 0;
            std::array<Point, 4> candidates{};
            int count = 0;
            for (const Point& way : ways) {
                const Point next{x + way.x, y + way.y};
                const Point after{x + 2 * way.x, y + 2 * way.y};
                if (!lies(next, inside) || !lies(after, inside)) {
                    ++blocked;
                } else if (!isOpen(next) && isOpen(after)) {
                    ++blocked;
                    candidates[std::size_t(count++)] = next;
                }
            }
            if (blocked >= 3 && count > 0)
                state.setTerrain(candidates[std::size_t(state.random.below(count))], terrain);
        }
    }
}

} // namespace

void ScriptVerbs::makeWideMaze(const WideMaze& maze) {
    m_builder.noteSetUp();
    RandomStream& random = m_state.random;
    int corridor = maze.corridor == -1 ? random.die(4) : maze.corridor;
    int wall = maze.wall == -1 ? random.die(4) - corridor : maze.wall;
    corridor = std::clamp(corridor, 1, 5);
    wall = std::clamp(wall, 1, 5);
    const int scale = corridor + wall;
    const int lastColumn = 2 * ((columns - 2) / scale);
    const int lastRow = 2 * ((rows - 1) / scale);
    const bool ofCorridor = m_state.has(CorridorMazeFlag);
    for (int x = 2; x <= lastColumn; ++x) {
        for (int y = 2; y <= lastRow; ++y) {
            const bool stone = ofCorridor ? x < lastColumn && y < lastRow : x % 2 == 1 && y % 2 == 1;
            if (stone || !ofCorridor)
                m_state.setTerrain({x, y}, stone ? Stone : HorizontalWall);
        }
    }
    const Point start{3 + 2 * random.below(std::max(lastColumn / 2 - 1, 1)),
                      3 + 2 * random.below(std::max(lastRow / 2 - 1, 1))};
    const int floor = ofCorridor ? Corridor : Floor;
    walkMazeWithin(m_state, start, {3, 3, lastColumn, lastRow}, floor);
    if (!maze.deadEnds)
        openDeadEnds(m_state, lastColumn, lastRow, floor);
    if (scale > 2)
        MazeWidener(m_state, corridor, wall).widen(lastColumn, lastRow);
}

Point ScriptVerbs::alignedCorner(int across, int down, Point size) const {
    // Even what is not aligned moves to an odd column or row.
    Point origin = m_builder.mapOrigin();
    origin.x += origin.x % 2 == 0 ? 1 : 0;
    origin.y += origin.y % 2 == 0 ? 1 : 0;
    Point corner = cornerOfMap(across, down, size.x, size.y, m_builder.isSetUp(), origin);
    if (corner.y < 0 || corner.y + size.y > rows)
        corner.y = 0;
    return corner;
}

CellSelection ScriptVerbs::layMap(Point size, Point corner, const std::string& cells, bool lit) {
    CellSelection drawn;
    if (size.x <= 1 && size.y <= 1) {
        forgetMap();
        return drawn;
    }
    for (int y = 0; y < size.y; ++y) {
        for (int x = 0; x < size.x; ++x) {
            const Point p{corner.x + x, corner.y + y};
            const int terrain =
                static_cast<unsigned char>(cells[std::size_t(y) * std::size_t(size.x) + std::size_t(x)]) - 1;
            if (!onMap(p) || terrain < 0)
                continue;
            const auto cell = std::size_t(roll::cellOf(p));
            if (m_state.level.terrain[cell] != Stairs && m_state.level.terrain[cell] != Ladder &&
                !staysSecret(p, terrain)) {
                m_state.level.terrain[cell] = std::uint8_t(terrain);
                m_state.level.detail[cell] = terrain == SecretDoor ? ClosedDoor : 0;
            }
            m_state.level.lit[cell] = lit || isMolten(terrain) ? 1 : 0;
            m_state.level.marks[cell] = 0;
            m_state.roomNumber[cell] = 0;
            m_state.edgeOf[cell] = 0;
            m_state.mapCell[cell] = 1;
            if (terrain == Cloud)
                eraseEngraving(m_state, p);
            freeze(p);
            drawn.add(p);
        }
    }
    m_state.part = {corner.x, corner.y, std::min(corner.x + size.x - 1, columns - 1),
                    std::min(corner.y + size.y - 1, rows - 1)};
    if (const std::optional<std::size_t> room = m_builder.innermostRoom()) {
        const Area& area = m_state.level.rooms[*room].area;
        m_state.part.x2 = std::min(m_state.part.x2, corner.x + area.width() - 2);
        m_state.part.y2 = std::min(m_state.part.y2, corner.y + area.height() - 2);
    }
    return drawn;
}

// Walls and doors read the same bits of a cell in two ways.
void ScriptVerbs::changeCell(Point p, const TerrainWish& wish, Ice ice) {
    const int before = m_state.terrain(p);
    if (!onMap(p) || before == Stairs || before == Ladder ||
        staysSecret(p, m_state.plan->tables->terrain().ofProgram(wish.terrain)))
        return;
    const auto cell = std::size_t(roll::cellOf(p));
    std::uint8_t& marks = m_state.level.marks[cell];
    std::uint8_t& detail = m_state.level.detail[cell];
    const bool wasDoor = isAnyDoor(before);
    const std::uint8_t stateBefore = detail;
    m_builder.changeCell(p, wish);
    const int after = m_state.terrain(p);
    if (isAnyDoor(after) && !wasDoor) {
        if (after == Door)
            detail = doorOfMarks(marks);
        marks = 0;
    } else if (after == Door) {
        detail = stateBefore;
    } else if (wasDoor && !isAnyDoor(after)) {
        marks = marksOfDoor(stateBefore);
    }
    if (ice == Ice::OfLevel)
        freeze(p);
}

bool ScriptVerbs::staysSecret(Point p, int terrain) const {
    return terrain == Air && m_state.terrain(p) == SecretDoor &&
           m_state.plan->holds(RollRule::AirSparesSecretDoors);
}

void ScriptVerbs::build(Point p, int terrain, std::uint8_t detail) {
    const int now = m_state.terrain(p);
    if (!onMap(p) || isFurniture(now))
        return;
    m_state.setTerrain(p, terrain);
    m_state.level.detail[std::size_t(roll::cellOf(p))] = detail;
    m_state.note(m_builder.statement(), p);
}

void ScriptVerbs::engrave(Point p, const RolledEngraving& wish, std::string_view text) {
    roll::makeEngraving(m_state, p, wish.kind, m_builder.statement());
    const auto made = std::ranges::find(m_state.level.engravings, cellPlace(p), &RolledEngraving::place);
    made->text = m_state.addText(text);
    made->lasts = wish.lasts;
    made->guards = wish.guards;
}

void ScriptVerbs::makeVibratingSquare(int trap) {
    constexpr int mostDraws = 1001;
    constexpr int near = 11;
    const auto up = std::ranges::find_if(std::views::iota(0, cellCount), [&](int cell) {
        return m_state.level.terrain[std::size_t(cell)] == Stairs &&
               m_state.level.detail[std::size_t(cell)] == LeadsUp;
    });
    Point p;
    for (int draws = 0; draws < mostDraws; ++draws) {
        p = {7 + m_state.random.below(67), 6 + m_state.random.below(11)};
        if (up == std::ranges::end(std::views::iota(0, cellCount)))
            break;
        const int dx = std::abs(p.x - placeOf(*up).x);
        const int dy = std::abs(p.y - placeOf(*up).y);
        const bool isFar = dx != 0 && dy != 0 && dx != dy && ringDistance(p, placeOf(*up)) > near;
        if (isFar && isOpenFloorOrCorridor(m_state.terrain(p)) && !m_state.isOccupied(p))
            break;
    }
    placeTrap(m_state, p, trap, m_builder.statement());
}

void ScriptVerbs::raiseWalls(const std::optional<Area>& stated) {
    const Area part = m_state.part;
    m_builder.wallify(stated.value_or(Area{part.x1 - 1, part.y1 - 1, part.x2 + 2, part.y2 + 2}));
}

void ScriptVerbs::lightCells(const CellSelection& cells, bool lit) {
    cells.forEach([&](Point p) {
        if (!onMap(p))
            return;
        const auto cell = std::size_t(roll::cellOf(p));
        m_state.level.lit[cell] = lit || isMolten(m_state.terrain(p)) ? 1 : 0;
        m_state.level.saidLight[cell] = lit ? roll::SaysLit : roll::SaysUnlit;
    });
}

CellSelection ScriptVerbs::connected(Point start, bool diagonally) const {
    CellSelection cells;
    std::vector<Point> open{start};
    const int terrain = m_state.terrain(start);
    roll::add(cells, start.x, start.y);
    while (!open.empty()) {
        const Point p = open.back();
        open.pop_back();
        for (std::size_t i = 0; i < (diagonally ? neighbours.size() : 4U); ++i) {
            const Point next{p.x + neighbours[i].x, p.y + neighbours[i].y};
            if (!onMap(next) || m_state.terrain(next) != terrain || cells.contains(next))
                continue;
            roll::add(cells, next.x, next.y);
            open.push_back(next);
        }
    }
    return cells;
}

// The index of the room with that number among those that lie in no other.
std::optional<std::size_t> ScriptVerbs::outerRoom(int number) const {
    const std::vector<RolledRoom>& all = m_state.level.rooms;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].parent < 0 && number-- == 0)
            return i;
    }
    return std::nullopt;
}

CellSelection ScriptVerbs::cellsOfRoom(std::optional<int> number) const {
    CellSelection cells;
    const std::optional<std::size_t> room = number ? outerRoom(*number) : m_builder.innermostRoom();
    if (!room)
        return cells;
    for (int cell = 0; cell < cellCount; ++cell) {
        if (m_state.roomNumber[std::size_t(cell)] == *room + 1 && m_state.edgeOf[std::size_t(cell)] == 0)
            cells.add(placeOf(cell));
    }
    return cells;
}

Area ScriptVerbs::regionOf(const Area& stated) {
    const Point corner = m_builder.mapOrigin();
    if (stated.x1 >= 0 && stated.y1 >= 0 && stated.x2 >= 0 && stated.y2 >= 0)
        return stated.shifted(corner);
    const auto cornerOf = [&](Point p) {
        return p.x < 0 || p.y < 0 ? m_builder.anyPlace() : Point{p.x + corner.x, p.y + corner.y};
    };
    const Point first = cornerOf({stated.x1, stated.y1});
    const Point last = cornerOf({stated.x2, stated.y2});
    return {first.x, first.y, last.x, last.y};
}

void ScriptVerbs::closeRoom() {
    if (const std::optional<std::size_t> room = m_builder.innermostRoom())
        joinDoorsOf(*room);
    m_builder.closeRoom();
}

void ScriptVerbs::joinDoorsOf(std::size_t room) {
    const Area around = cutToMap(m_state.level.rooms[room].area.grown(1, 1));
    for (int x = around.x1; x <= around.x2; ++x) {
        for (int y = around.y1; y <= around.y2; ++y) {
            if (m_state.isAnyDoor({x, y}))
                joinDoor(room, {x, y});
        }
    }
}

void ScriptVerbs::joinDoor(std::size_t room, Point p) {
    if (!hasDoor(m_state, room, p) && touches(room, p))
        addDoorTo(m_state, room, p);
}

// Whether a door there would be one of the room. For an irregular room, its cell or one beside it must carry
// the number of the room.
bool ScriptVerbs::touches(std::size_t room, Point p) const {
    if (!m_state.level.rooms[room].irregular)
        return true;
    constexpr std::array<Point, 5> around{{{0, 0}, {0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
    return std::ranges::any_of(around, [&](Point step) {
        const Point at{p.x + step.x, p.y + step.y};
        if (!onMap(at))
            return false;
        const auto cell = std::size_t(roll::cellOf(at));
        const int number = m_state.edgeOf[cell] != 0 ? m_state.edgeOf[cell] : m_state.roomNumber[cell];
        return number == int(room) + 1;
    });
}

// Assigns doors to all rooms.
void ScriptVerbs::joinLeftDoors() {
    for (int y = 0; y < rows; ++y) {
        for (int x = 1; x < columns; ++x) {
            if (!m_state.isAnyDoor({x, y}))
                continue;
            for (std::size_t room = 0; room < m_state.level.rooms.size(); ++room) {
                if (m_state.level.rooms[room].area.grown(1, 1).contains({x, y}))
                    joinDoor(room, {x, y});
            }
        }
    }
    for (RolledRoom& room : m_state.level.rooms)
        reverseDoors(m_state, room);
}

// Removes boulders, traps, except magic portals, and engravings from water and lava.
void ScriptVerbs::clearLiquids() {
    const auto isLiquid = [&](CellPlace place) {
        return onMap(place.point()) && (m_state.isWater(place.point()) || m_state.isLava(place.point()));
    };
    for (std::size_t i = m_state.level.traps.size(); i-- > 0;) {
        const TrapKind& kind = m_state.plan->tables->traps()[std::size_t(m_state.level.traps[i].kind)];
        if (isLiquid(m_state.level.traps[i].place) && !kind.is(TrapTrait::Portal) &&
            !kind.is(TrapTrait::Never))
            removeTrap(m_state, m_state.level.traps[i].place.point());
    }
    for (std::size_t i = m_state.level.objects.size(); i-- > 0;) {
        const RolledObject& object = m_state.level.objects[i];
        if (object.kind == m_state.plan->named.boulder && object.liesOpen() && isLiquid(object.place))
            removeObject(m_state, std::int32_t(i));
    }
    std::erase_if(m_state.level.engravings,
                  [&](const RolledEngraving& each) { return isLiquid(each.place); });
}

void ScriptVerbs::flip() {
    const bool acrossAllowed = !m_state.has(NoFlipAcrossFlag) && !m_state.has(NoFlipFlag);
    const bool downAllowed = !m_state.has(NoFlipDownFlag) && !m_state.has(NoFlipFlag);
    const bool across = acrossAllowed && m_state.random.oneIn(2);
    const bool down = downAllowed && m_state.random.oneIn(2);
    mirror(across, down);
}

void ScriptVerbs::mirror(bool across, bool down) {
    if (!across && !down)
        return;
    const Area frame = cutToMap(frameOf(m_state));
    const LevelFlip flip(frame, across, down);
    flip.apply(m_state.level);
    m_state.level.flipFrame = frame;
    m_state.level.flippedAcross = m_state.level.flippedAcross != across; // it may be mirrored already
    m_state.level.flippedDown = m_state.level.flippedDown != down;
    for (Cells<std::uint8_t>* cells :
         {&m_state.roomNumber, &m_state.edgeOf, &m_state.monsterHere, &m_state.boulders})
        flip.cells(*cells);
    flip.cells(m_state.trapHere);
    flip.cells(m_state.objectsHere);
    for (RoomDoor& door : m_state.roomDoors)
        flip.place(door.place);
    for (PendingRegion& region : m_state.regions) {
        region.area = flip(region.area);
        region.excluded = flip(region.excluded);
    }
    joinWalls(m_state);
}

// The hero knows the traps, and secret doors are not locked.
void ScriptVerbs::premap() {
    for (RolledTrap& trap : m_state.level.traps)
        trap.seen = true;
    for (std::size_t cell = 0; cell < m_state.level.terrain.size(); ++cell) {
        if (m_state.level.terrain[cell] == SecretDoor)
            m_state.level.detail[cell] = ClosedDoor;
    }
}

void ScriptVerbs::nameOrcs() {
    for (RolledMonster& monster : m_state.level.monsters) {
        const MonsterKind& kind = m_state.plan->tables->monsters()[std::size_t(monster.kind)];
        if (kind.symbol == 'o' && kind.name != "orc-captain" && !m_state.random.oneIn(10))
            monster.states |= HasName;
    }
}

void ScriptVerbs::finish() {
    m_builder.end();
    joinLeftDoors();
    openBoundaries(m_state);
    if (m_state.has(InaccessiblesFlag))
        openInaccessibles(m_state);
    clearLiquids();
    if (!m_state.has(CorridorMazeFlag))
        fixWalls(m_state, wholeMap);
    flip();
    solidify(m_state);
    carryOutLateChanges(m_state);
    if (m_state.has(PremappedFlag))
        premap();
    stockFromInside(m_state, -1);
    if (m_state.plan->hasRule(SpecialRule::NoShopkeepers))
        removeShopkeepers(m_state);
    if (m_state.plan->tables->hasRule(m_state.plan->levelName, SpecialRule::NamedOrcs))
        nameOrcs();
    if (m_state.plan->context.dungeon == "The Dungeons of Doom")
        fixWalls(m_state, wholeMap);
    closeLevel(m_state);
}

} // namespace levwright::roll
