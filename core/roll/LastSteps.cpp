// SPDX-License-Identifier: GPL-3.0-or-later
// The steps after the file (format document on loading, sections 19 and 21).
#include "core/roll/Monsters.h"
#include "core/roll/Objects.h"
#include "core/roll/Rooms.h"
#include "core/roll/Steps.h"
#include "core/roll/Traps.h"

#include <algorithm>
#include <array>
#include <vector>

namespace levwright::roll {
namespace {

std::optional<std::size_t> roomOfType(const RollState& state, int type) {
    const auto found = std::ranges::find(state.level.rooms, type, &RolledRoom::type);
    return found == state.level.rooms.end() ? std::nullopt
                                            : std::optional(std::size_t(found - state.level.rooms.begin()));
}

// Whether somebody could walk there if there were no other monster.
bool isPassable(const RollState& state, Point p) {
    return onMap(p) && isAccessible(state.terrain(p)) && !state.isClosedDoor(p) &&
           state.boulders[std::size_t(cellOf(p))] == 0;
}

int victimKind(RollState& state) {
    constexpr int mostTries = 1000;
    int kind = stoneKind(state);
    for (int tries = 0; tries < mostTries; ++tries) {
        if (!state.plan->tables->monsters()[std::size_t(kind)].is(MonsterTrait::Golem))
            break;
        kind = stoneKind(state);
    }
    return kind;
}

// Adds statues of Medusa's victims, without names, because nobody has played. They stand anywhere in the box
// of the first room, which may be irregular.
void addVictims(RollState& state) {
    if (state.level.rooms.empty())
        return;
    const auto someone = [&] {
        return state.plan->holds(RollRule::VictimsAreHeroes) ? heroKind(state)
               : state.plan->holds(RollRule::VictimsVary)    ? victimKind(state)
                                                             : 0;
    };
    const Area box = state.level.rooms.front().area;
    const auto some = [&] {
        return Point{state.random.between(box.x1, box.x2), state.random.between(box.y1, box.y2)};
    };
    for (int left = state.random.die(4); left > 0; --left) {
        const Point p = some();
        if (isPassable(state, p))
            makeStatue(state, p, someone(), noStatement);
    }
    const bool isAnybody = state.plan->holds(RollRule::VictimsAreHeroes) && state.random.oneIn(2);
    if (const Point p = some(); onMap(p))
        makeStatue(state, p, isAnybody ? stoneKind(state) : someone(), noStatement);
}

enum class TopWall { Allowed, LeftOut };

void hideDoor(RollState& state, int roomType, TopWall topWall) {
    const std::optional<std::size_t> room = roomOfType(state, roomType);
    if (!room)
        return;
    const Area area = state.level.rooms[*room].area;
    for (int tries = 0; tries < 100; ++tries) {
        Point p{state.random.between(area.x1, area.x2), state.random.between(area.y1, area.y2)};
        switch (state.random.below(4)) {
        case 0:
            if (topWall == TopWall::LeftOut)
                continue;
            p.y = area.y1 - 1;
            break;
        case 1:
            p.y = area.y2 + 1;
            break;
        case 2:
            p.x = area.x2 + 1;
            break;
        default:
            p.x = area.x1 - 1;
        }
        if (!mayHoldDoor(state, p))
            continue;
        state.setTerrain(p, SecretDoor);
        state.level.detail[std::size_t(cellOf(p))] = ClosedDoor;
        return;
    }
}

void fillTreasury(RollState& state) {
    const std::optional<std::size_t> room = roomOfType(state, state.plan->named.morgue);
    if (!room)
        return;
    state.level.rooms[*room].type = 0;
    const Area area = cutToMap(state.level.rooms[*room].area);
    for (int x = area.x1; x <= area.x2; ++x) {
        for (int y = area.y1; y <= area.y2; ++y) {
            makeGold(state, {x, y}, 600 + state.random.below(300), noStatement);
            const bool isWet = state.plan->holds(RollRule::FurnitureStays) && state.isWater({x, y});
            if (state.random.oneIn(3) && !isWet)
                makeTrap(state, {x, y},
                         state.random.oneIn(3) ? state.plan->named.spikedPit : state.plan->named.landMine,
                         noStatement);
        }
    }
}

// Visits the cells of an area, column by column.
template <class Consider>
void forEachCellOf(const Area& area, const Consider& consider) {
    for (int x = area.x1; x <= area.x2; ++x) {
        for (int y = area.y1; y <= area.y2; ++y)
            consider(Point{x, y});
    }
}

bool isUndiggable(const RollState& state, Point p) {
    return (state.level.marks[std::size_t(cellOf(p))] & Undiggable) != 0;
}

// The area within the edge of the marked cells around the middle row.
Area insideOfMarked(const RollState& state) {
    constexpr int middle = 10;
    Area inside{columns, rows, 0, 0};
    for (int x = 1; x < columns; ++x) {
        if (!isUndiggable(state, {x, middle}))
            continue;
        inside.x1 = std::min(inside.x1, x + 1);
        inside.x2 = x - 1;
    }
    for (int y = 0; y < rows && inside.x1 < columns; ++y) {
        if (!isUndiggable(state, {inside.x1, y}))
            continue;
        inside.y1 = std::min(inside.y1, y + 1);
        inside.y2 = y - 1;
    }
    return inside;
}

void setShapes(RollState& state, Point p, int shape, Point beside, int shapeBeside) {
    state.setTerrain(p, shape);
    state.setTerrain(beside, shapeBeside);
}

// Whether one may be teleported between the two cells: not into or out of an area where nobody can arrive.
bool mayTeleport(const RollState& state, Point from, Point to) {
    return std::ranges::all_of(
        std::array{state.level.arriveFromAbove.excluded, state.level.arriveFromBelow.excluded},
        [&](const Area& area) { return area.x1 <= 0 || area.contains(from) == area.contains(to); });
}

// Moves whoever stands there to a random place of the level.
void moveAnywhere(RollState& state, Point from) {
    const auto monster = std::ranges::find(state.level.monsters, cellPlace(from), &RolledMonster::place);
    if (monster == state.level.monsters.end())
        return;
    constexpr int mostTries = 1000;
    for (int tries = 0; tries < mostTries; ++tries) {
        const Point p{state.random.between(2, columns - 2), state.random.below(rows)};
        if (!mayTeleport(state, from, p) || !isGoodPlace(state, p, monster->kind))
            continue;
        state.monsterHere[std::size_t(cellOf(from))] = 0;
        state.monsterHere[std::size_t(cellOf(p))] = 1;
        monster->place = cellPlace(p);
        return;
    }
}

// The fort of Baalzebub has the form of an insect. Its two pools become the ends of walls, and the cells
// before its eyes of iron bars can be dug.
void shapeInsect(RollState& state) {
    const Area inside = insideOfMarked(state);
    std::vector<Point> pools;
    forEachCellOf(inside, [&](Point p) {
        if (state.terrain(p) == Pool) {
            state.setTerrain(p, HorizontalWall);
            pools.push_back(p);
            moveAnywhere(state, p);
        } else if (state.terrain(p) == IronBars) {
            const int before = state.level.flippedAcross ? 1 : -1;
            for (const int x : {p.x + before, p.x + 2 * before}) {
                if (onMap(x, p.y))
                    state.level.marks[std::size_t(cellOf(x, p.y))] &= std::uint8_t(~Undiggable);
            }
        }
    });
    fixWalls(state, cutToMap(inside.grown(2, 2)), inside);
    if (pools.empty())
        return;
    const Point first = pools.front();
    const Point below{first.x, first.y + 1};
    const bool flipped = state.level.flippedAcross;
    const int tee = flipped ? TeeRight : TeeLeft;
    if (state.terrain(first) == tee && state.terrain(below) == TeeUp)
        setShapes(state, first, flipped ? BottomLeftCorner : BottomRightCorner, below, HorizontalWall);
    const Point last = pools.back();
    const Point above{last.x, last.y - 1};
    if (state.terrain(last) == tee && state.terrain(above) == TeeDown)
        setShapes(state, last, flipped ? TopLeftCorner : TopRightCorner, above, HorizontalWall);
}

// Whether the line has anything except walls and stone, and anything except stone.
struct Line {
    bool open = false;
    bool used = false;
};

Line lineOf(const RollState& state, const Area& cells) {
    Line line;
    for (int y = cells.y1; y <= cells.y2; ++y) {
        for (int x = cells.x1; x <= cells.x2; ++x) {
            const int terrain = state.terrain(x, y);
            line.used |= terrain != Stone;
            line.open |= !isStoneOrWall(terrain);
        }
    }
    return line;
}

// The first used line between two lines. If it may be left open, the result is one line further outwards.
template <class LineAt>
int borderOf(const RollState& state, int from, int to, const LineAt& lineAt) {
    const int step = from < to ? 1 : -1;
    for (int at = from; at != to; at += step) {
        const Line line = lineOf(state, lineAt(at));
        if (line.used)
            return line.open || !state.level.maze ? at - step : at;
    }
    return to;
}

void addGems(RollState& state, Point p, bool mineral) {
    const int most = 2 + state.plan->context.levelInDungeon / 3;
    for (int left = state.random.die(most); left > 0; --left) {
        const int kind = state.plan->objects.ofClass('*', state.random);
        if (kind == state.plan->named.rock)
            continue;
        const std::int32_t index = makeObject(state, p, kind, Contents::None, noStatement);
        state.level.objects[std::size_t(index)].mineral = mineral;
        if (state.random.oneIn(3))
            bury(state, index);
    }
}

// The area for minerals and kelp.
constexpr Area mineralArea{2, 1, columns - 3, rows - 2};

void addKelp(RollState& state, const MineralShare& share) {
    const auto grows = [&](int oneIn) { return oneIn > 0 && state.random.oneIn(oneIn); };
    const auto& terrain = state.level.terrain;
    const bool isDeep = state.plan->holds(RollRule::KelpInWater) && !state.plan->hasRule(SpecialRule::Water);
    const CellSet waters = CellSet::where([&](std::size_t cell) {
        return terrain[cell] == Pool || terrain[cell] == Moat || (isDeep && terrain[cell] == Water);
    });
    (waters & CellSet::of(mineralArea)).forEach([&](Point p) {
        if (!grows(state.terrain(p) == Moat ? share.kelpInMoats : share.kelpInPools))
            return;
        const std::int32_t kelp =
            makeObject(state, p, state.plan->named.kelp, Contents::None, share.statement);
        state.level.objects[std::size_t(kelp)].quantity = state.random.die(2);
        state.level.objects[std::size_t(kelp)].mineral = share.mineral;
    });
}

void addOre(RollState& state, Point p, const MineralShare& share) {
    if (state.random.below(1000) < share.gold) {
        const std::int32_t index =
            makeObject(state, p, state.plan->named.gold, Contents::None, share.statement);
        state.level.objects[std::size_t(index)].quantity = 1 + state.random.die(3 * share.gold);
        state.level.objects[std::size_t(index)].mineral = share.mineral;
        if (state.random.oneIn(3))
            bury(state, index);
    }
    if (state.random.below(1000) < share.gems)
        addGems(state, p, share.mineral);
}

} // namespace

void removeShopkeepers(RollState& state) {
    for (std::size_t i = state.level.monsters.size(); i-- > 0;) {
        if (state.level.monsters[i].kind == state.plan->named.shopkeeper)
            removeMonster(state, i);
    }
}

void makeLateChanges(RollState& state) {
    const auto hasRule = [&](SpecialRule rule) { return state.plan->hasRule(rule); };
    if (hasRule(SpecialRule::Petrified))
        addVictims(state);
    if (hasRule(SpecialRule::HiddenMorgue))
        hideDoor(state, state.plan->named.morgue, TopWall::LeftOut);
    if (hasRule(SpecialRule::HiddenTemple))
        hideDoor(state, state.plan->named.temple, TopWall::Allowed);
    if (hasRule(SpecialRule::Treasury))
        fillTreasury(state);
    if (hasRule(SpecialRule::NoShopkeepers))
        removeShopkeepers(state);
    if (hasRule(SpecialRule::InsectLegs))
        shapeInsect(state);
}

Area frameOf(const RollState& state) {
    constexpr int lastColumn = columns - 1;
    constexpr int lastRow = rows - 1;
    const auto column = [](int x) { return Area{x, 0, x, lastRow}; };
    const int left = std::max(borderOf(state, 1, lastColumn, column), 0);
    const int right = std::min(borderOf(state, lastColumn, 0, column), lastColumn);
    const auto row = [&](int y) { return Area{left, y, right, y}; };
    const int top = borderOf(state, 0, lastRow, row);
    const int bottom = borderOf(state, lastRow, 0, row);
    return {left, top, right, bottom};
}

void markBorder(RollState& state) {
    const Area frame = frameOf(state);
    constexpr int lastColumn = columns - 1;
    constexpr int lastRow = rows - 1;
    state.markStoneAndWalls({0, 0, lastColumn, frame.y1}, Undiggable);
    state.markStoneAndWalls({0, frame.y2, lastColumn, lastRow}, Undiggable);
    state.markStoneAndWalls({0, 0, frame.x1, lastRow}, Undiggable);
    state.markStoneAndWalls({frame.x2, 0, lastColumn, lastRow}, Undiggable);
    if (!state.plan->holds(RollRule::WallsAreTheBorder))
        return;
    state.markStoneAndWalls({0, 0, lastColumn, frame.y1 - 1}, NonPasswall);
    state.markStoneAndWalls({0, frame.y2 + 1, lastColumn, lastRow}, NonPasswall);
    state.markStoneAndWalls({0, 0, frame.x1 - 1, lastRow}, NonPasswall);
    state.markStoneAndWalls({frame.x2 + 1, 0, lastColumn, lastRow}, NonPasswall);
}

CellSet solidStone(const LevelInstance& level) {
    const auto& terrain = level.terrain;
    const auto& marks = level.marks;
    const CellSet other = CellSet::where([&](std::size_t cell) { return terrain[cell] != Stone; });
    const CellSet undiggable =
        CellSet::where([&](std::size_t cell) { return (marks[cell] & Undiggable) != 0; });
    CellSet solid;
    for (int x = 1; x < columns; ++x) {
        const CellSet::Column beside = other[x - 1] | other[x] | other[x + 1];
        solid[x] = ~(beside | beside << 1U | beside >> 1U | undiggable[x]);
    }
    return solid;
}

void addMinerals(RollState& state) {
    const RollContext& context = state.plan->context;
    MineralShare share;
    share.mineral = true;
    share.kelpInPools = context.endgame ? 0 : share.kelpInPools;
    share.kelpInMoats = context.endgame ? 0 : share.kelpInMoats;
    if (state.plan->minerals(state.level.flags)) {
        share.gold = 20 + context.depth / 3;
        share.gems = share.gold / 4;
    }
    if (context.mines) {
        share.gold *= 2;
        share.gems *= 3;
    } else if (context.quest) {
        share.gold /= 4;
        share.gems /= 6;
    }
    addMinerals(state, share);
}

void addMinerals(RollState& state, const MineralShare& share) {
    addKelp(state, share);
    if (share.gold <= 0 && share.gems <= 0)
        return;
    (solidStone(state.level) & CellSet::of(mineralArea)).forEach([&](Point p) { addOre(state, p, share); });
}

} // namespace levwright::roll
