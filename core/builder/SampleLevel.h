// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/builder/LevelBuilder.h"

namespace levwright::roll {

// Makes a sample level around a vault that is made: ordinary rooms in what is left of the rock, stairs,
// corridors between all rooms, and the usual contents of ordinary rooms and of those of vaultType (0: there
// is no such type). No document says how the variants that have vaults do it; other levels of rooms are made
// so. The state must say from the start that it makes an ordinary level.
void makeSampleLevel(RollState& state, LevelBuilder& builder, int vaultType);

} // namespace levwright::roll
