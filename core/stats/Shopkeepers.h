// SPDX-License-Identifier: GPL-3.0-or-later
// Shops that nobody can enter or leave because of their keepers.
#pragma once

#include "core/instance/LevelInstance.h"
#include "core/instance/NamedKinds.h"

#include <cstdint>
#include <vector>

namespace levwright::roll {

// The statements of shops whose keeper cannot step aside. A keeper stays beside the cell behind the door; if
// only one cell of the shop is beside it, such as the first one of a corridor, the keeper and a customer are
// in each other's way for ever. (What the game's own developers found: NetHack pull request 888.)
std::vector<std::int32_t> shopsWithKeeperInTheWay(const LevelInstance& level, const NamedKinds& named);

} // namespace levwright::roll
