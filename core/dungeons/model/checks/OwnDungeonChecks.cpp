// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dungeons/model/checks/DungeonChecks.h"

namespace levwright {
namespace {

using OwnDungeonCheck = void (*)(DungeonCheckContext& context);

constexpr OwnDungeonCheck ownDungeonChecks[] = {
    checkBonesMarkers, checkDungeonNames, checkChains,         checkBranches,
    checkDepths,       checkDungeonNotes, checkDungeonChances, checkRequiredDungeons,
};

} // namespace

void runOwnChecks(DungeonCheckContext& context) {
    for (const OwnDungeonCheck check : ownDungeonChecks)
        check(context);
}

void checkDungeon(const Game& game, DungeonModel& model) {
    DungeonCheckContext context{game, model};
    runOwnChecks(context);
}

} // namespace levwright
