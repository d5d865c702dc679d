// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/Silence.h"
#include "core/model/checks/Checks.h"

namespace levwright {
namespace {

using OwnCheck = void (*)(LoweringContext& context);

constexpr OwnCheck ownChecks[] = {
    checkFileName,  checkRegisterUse, checkWallify,    checkWallShapes, checkPlacesInRooms,
    checkContained, checkRoomRegions, checkWays,       checkReach,      checkWayOut,
    checkRoomSizes, checkSpelling,    checkWallPlaces,
};

} // namespace

void runOwnChecks(LoweringContext& context) {
    for (const OwnCheck check : ownChecks)
        check(context);
    dropSilenced(context.tree, context.text, context.level.diagnostics);
}

} // namespace levwright
