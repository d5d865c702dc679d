// SPDX-License-Identifier: GPL-3.0-or-later
// What comes after the file (format document on loading, sections 19 and 21).
#include "core/roll/Monsters.h"
#include "core/roll/Objects.h"
#include "core/roll/Rooms.h"
#include "core/roll/Steps.h"
#include "core/roll/Traps.h"

#include <algorithm>

namespace levwright::roll {
namespace {

std::optional<std::size_t> roomOfType(const RollState& state, int type) {
    const auto found = std::ranges::find(state.level.rooms, type, &RolledRoom::type);
    return found == state.level.rooms.end() ? std::nullopt
                                            : std::optional(std::size_t(found - state.level.rooms.begin()));
}

// Where a walker could stand if no other monster did.
bool isPassable(const RollState& state, Point p) {
    return onMap(p) && isAccessible(state.terrain(p)) && !state.isClosedDoor(p) &&
           state.boulders[std::size_t(cellOf(p))] == 0;
}

// Statues of those who saw her: without names, as nobody has played. They stand anywhere in the box of the
// first room, which may be irregular.
void addVictims(RollState& state) {
    if (state.level.rooms.empty())
        return;
    const Area box = state.level.rooms.front().area;
    const auto some = [&] {
        return Point{state.random.between(box.x1, box.x2), state.random.between(box.y1, box.y2)};
    };
    for (int left = state.random.die(4); left > 0; --left) {
        const Point p = some();
        if (isPassable(state, p))
            makeStatue(state, p, 0, noStatement);
    }
    if (const Point p = some(); onMap(p))
        makeStatue(state, p, 0, noStatement);
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
            if (state.random.oneIn(3))
                makeTrap(state, {x, y},
                         state.random.oneIn(3) ? state.plan->named.spikedPit : state.plan->named.landMine,
                         noStatement);
        }
    }
}

void removeShopkeepers(RollState& state) {
    for (std::size_t i = state.level.monsters.size(); i-- > 0;) {
        if (state.level.monsters[i].kind == state.plan->named.shopkeeper)
            removeMonster(state, i);
    }
}

// Whether the line holds anything but walls and stone, and anything but stone.
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

// The first line that is used, going from one to another; moved on by one outwards if it may be left open.
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

void addGems(RollState& state, Point p) {
    const int most = 2 + state.plan->context.levelInDungeon / 3;
    for (int left = state.random.die(most); left > 0; --left) {
        const int kind = state.plan->objects.ofClass('*', state.random);
        if (kind == state.plan->named.rock)
            continue;
        const std::int32_t index = makeObject(state, p, kind, Contents::None, noStatement);
        state.level.objects[std::size_t(index)].mineral = true;
        if (state.random.oneIn(3))
            bury(state, index);
    }
}

bool isSolid(const RollState& state, Point p) {
    if ((state.level.marks[std::size_t(cellOf(p))] & Undiggable) != 0)
        return false;
    return std::ranges::all_of(
        neighbours, [&](Point step) { return state.terrain(p.x + step.x, p.y + step.y) == Stone; });
}

void addKelp(RollState& state) {
    if (state.plan->context.endgame)
        return;
    for (int x = 2; x <= columns - 3; ++x) {
        for (int y = 1; y <= rows - 2; ++y) {
            const int terrain = state.terrain(x, y);
            if (!(terrain == Pool && state.random.oneIn(10)) && !(terrain == Moat && state.random.oneIn(30)))
                continue;
            const std::int32_t kelp =
                makeObject(state, {x, y}, state.plan->named.kelp, Contents::None, noStatement);
            state.level.objects[std::size_t(kelp)].quantity = state.random.die(2);
            state.level.objects[std::size_t(kelp)].mineral = true;
        }
    }
}

} // namespace

void makeLateChanges(RollState& state) {
    const auto hasRule = [&](SpecialRule rule) {
        return state.plan->tables->hasRule(state.plan->context.special, rule);
    };
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
}

void markBorder(RollState& state) {
    constexpr int lastColumn = columns - 1;
    constexpr int lastRow = rows - 1;
    const auto column = [](int x) { return Area{x, 0, x, lastRow}; };
    const int left = std::max(borderOf(state, 1, lastColumn, column), 0);
    const int right = std::min(borderOf(state, lastColumn, 0, column), lastColumn);
    const auto row = [&](int y) { return Area{left, y, right, y}; };
    const int top = borderOf(state, 0, lastRow, row);
    const int bottom = borderOf(state, lastRow, 0, row);
    for (int y = 0; y < rows; ++y) {
        for (int x = 0; x < columns; ++x) {
            const bool outside = x <= left || x >= right || y <= top || y >= bottom;
            if (outside && isStoneOrWall(state.level.terrain[std::size_t(cellOf(x, y))]))
                state.level.marks[std::size_t(cellOf(x, y))] |= Undiggable;
        }
    }
}

void addMinerals(RollState& state) {
    addKelp(state);
    if (!state.plan->minerals)
        return;
    const RollContext& context = state.plan->context;
    const int base = 20 + context.depth / 3;
    int gold = base;
    int gems = base / 4;
    if (context.mines) {
        gold *= 2;
        gems *= 3;
    } else if (context.quest) {
        gold /= 4;
        gems /= 6;
    }
    for (int x = 2; x <= columns - 3; ++x) {
        for (int y = 1; y <= rows - 2; ++y) {
            if (state.terrain(x, y + 1) != Stone) {
                y += 2;
            } else if (state.terrain(x, y) != Stone) {
                y += 1;
            } else if (isSolid(state, {x, y})) {
                if (state.random.below(1000) < gold) {
                    const std::int32_t index =
                        makeObject(state, {x, y}, state.plan->named.gold, Contents::None, noStatement);
                    state.level.objects[std::size_t(index)].quantity = 1 + state.random.die(3 * gold);
                    state.level.objects[std::size_t(index)].mineral = true;
                    if (state.random.oneIn(3))
                        bury(state, index);
                }
                if (state.random.below(1000) < gems)
                    addGems(state, {x, y});
            }
        }
    }
}

} // namespace levwright::roll
