// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/builder/LastVerbs.h"

#include "core/roll/Steps.h"

#include <algorithm>

namespace levwright::roll {
namespace {

// The planes of water and air have no stone.
void replaceStone(RollState& state) {
    const bool isAir = state.plan->hasRule(SpecialRule::Clouds);
    if (!state.plan->water && !isAir)
        return;
    for (int x = wholeMap.x1; x <= wholeMap.x2; ++x) {
        for (int y = wholeMap.y1; y <= wholeMap.y2; ++y) {
            if (state.terrain(x, y) == Stone)
                state.setTerrain({x, y}, isAir ? Air : Water);
        }
    }
}

bool isGraveyard(const RollState& state) {
    const RollContext& context = state.plan->context;
    return state.plan->hasRule(SpecialRule::Graveyard) || (context.quest && context.role == "Priest");
}

} // namespace

void stockAskedRooms(RollState& state) {
    const std::vector<RolledRoom>& rooms = state.level.rooms;
    const auto stockOne = [&](std::size_t room) {
        if (rooms[room].toStock)
            stockRoom(state, room);
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

void stockFromInside(RollState& state, std::int16_t parent) {
    const std::vector<RolledRoom>& rooms = state.level.rooms;
    for (std::size_t i = 0; i < rooms.size(); ++i) {
        if (rooms[i].parent != parent)
            continue;
        stockFromInside(state, std::int16_t(i));
        if (rooms[i].toStock)
            stockRoom(state, i);
    }
}

void openBoundaries(RollState& state) {
    for (int y = 0; y < rows - 1; ++y) {
        for (int x = 0; x < columns - 2; ++x) {
            const auto cell = std::size_t(cellOf(x, y));
            if (state.level.terrain[cell] == CrossWall && state.mapCell[cell] != 0)
                state.level.terrain[cell] = Floor;
        }
    }
}

void solidify(RollState& state) {
    if (!state.has(SolidifyFlag))
        return;
    for (int cell = 0; cell < cellCount; ++cell) {
        if (state.mapCell[std::size_t(cell)] == 0 && isStoneOrWall(state.level.terrain[std::size_t(cell)]))
            state.level.marks[std::size_t(cell)] |= Undiggable | NonPasswall;
    }
}

void carryOutLateChanges(RollState& state) {
    const bool isAnyNoted = !state.plan->holds(RollRule::CellsAreStocked);
    const bool hasMorgue = std::ranges::any_of(state.level.rooms, [&](const RolledRoom& room) {
        return room.type == state.plan->named.morgue && (room.marksLevel || isAnyNoted);
    });
    state.part = wholeMap;
    std::ranges::reverse(state.regions); // the first one that was asked for is the first now
    replaceStone(state);
    makeBubbles(state);
    carryOutLevelRegions(state);
    makeLateChanges(state);
    if (isGraveyard(state) || (hasMorgue && !state.plan->hasRule(SpecialRule::Treasury)))
        state.level.flags |= GraveyardFlag;
}

void closeLevel(RollState& state) {
    if (!state.plan->hasRule(SpecialRule::OpenBorder))
        markBorder(state);
    addMinerals(state);
    chooseArrivals(state);
}

} // namespace levwright::roll
