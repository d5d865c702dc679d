// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/builder/SampleLevel.h"

#include "core/roll/OrdinaryLevel.h"
#include "core/roll/Steps.h"

namespace levwright::roll {
namespace {

void addRooms(const RollState& state, LevelBuilder& builder) {
    constexpr std::size_t mostRooms = 38;
    constexpr int mostFailures = 12;
    int failures = 0;
    while (state.level.rooms.size() <= mostRooms && builder.hasSpaceForRooms() && failures < mostFailures) {
        if (builder.openRoom({.wish = {}, .filled = true}))
            builder.closeRoom();
        else
            ++failures;
    }
}

} // namespace

void makeSampleLevel(RollState& state, LevelBuilder& builder, int vaultType) {
    builder.end();
    addRooms(state, builder);
    state.makesOrdinaryLevel = false;
    if (state.level.rooms.empty())
        return;
    sortRooms(state);
    makeStairsInRooms(state, vaultType);
    joinRoomsRandomly(state, noStatement);
    state.part = wholeMap;
    fillOrdinaryRooms(state, vaultType);
}

} // namespace levwright::roll
