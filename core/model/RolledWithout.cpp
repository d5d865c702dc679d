// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/RolledWithout.h"

namespace levwright {

std::vector<UnknownThing> rolledWithout(const LevelModel& level) {
    std::vector<UnknownThing> things = unknownThings(level.diagnostics);
    addWords(things, level.leftOutOfRolls);
    return things;
}

} // namespace levwright
