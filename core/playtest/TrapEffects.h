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

// The effects of a game's traps in a world, by trap number (trap-effects.tsv). If a game lacks that table,
// its traps have no effect.
std::vector<TrapAct> trapEffectsOf(const Catalog& catalog);

} // namespace levwright::playtest
