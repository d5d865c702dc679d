// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace levwright::world {

// The world's only source of chance (world-server.md, section 5).
struct Random {
    static constexpr std::uint32_t multiplier = 1103515245;
    static constexpr std::uint32_t increment = 12345;

    std::uint32_t state = 0;

    // 0 to 65535.
    std::uint32_t draw() {
        state = state * multiplier + increment;
        return state >> 16U;
    }
    // 0 to below - 1; below must be above 0.
    std::uint32_t draw(std::uint32_t below) { return draw() % below; }
    // 0 to 99.
    int percent() { return int(draw(100)); }
};

} // namespace levwright::world
