// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/classic/lower/checks/Checks.h"

namespace levwright {
namespace {

using OwnCheck = void (*)(LoweringContext& context);

constexpr OwnCheck ownChecks[] = {
    checkRegisterUse, checkWallify,  checkWallShapes, checkPlacesInRooms,  checkContained,
    checkRoomRegions, checkWays,     checkReach,      checkDoorStatements, checkWayOut,
    checkRoomSizes,   checkSpelling, checkWallPlaces,
};

} // namespace

void runOwnChecks(LoweringContext& context) {
    for (const OwnCheck check : ownChecks)
        check(context);
}

} // namespace levwright
