// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/Catalog.h"
#include "core/world/Kinds.h"

#include <vector>

namespace levwright::playtest {

struct TrapAct {
    world::TrapEffect effect = world::TrapEffect::None;
    int power = 0;
};

// What the traps of a game do in a world, by trap number (trap-effects.tsv); a game without that table has
// traps that do nothing.
std::vector<TrapAct> trapEffectsOf(const Catalog& catalog);

} // namespace levwright::playtest
