// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/Catalog.h"
#include "core/instance/LevelFlag.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace levwright::roll {

// The numbers that a game has for the flags of levels. The flags of rolls are the same for all games.
class FlagNumbers {
public:
    explicit FlagNumbers(const Catalog& catalog);

    // Both are or-ed. Flags that rolls do not know are left out.
    std::uint32_t toRoll(std::uint32_t ofGame) const;

private:
    std::vector<std::pair<std::uint32_t, std::uint32_t>> m_bits; // of the game, of rolls
};

} // namespace levwright::roll
