// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <string>

namespace levwright {

// How the machine lays out what the game is built for: 64-bit (LP64) or 32-bit (ILP32) longs and pointers.
struct Abi {
    bool longs64 = true;
    std::endian byteOrder = std::endian::little;

    std::size_t wordSize() const { return longs64 ? 8 : 4; }
    bool operator==(const Abi&) const = default;
};

// Those that a game's files are found in; the usual one first.
constexpr std::array<Abi, 4> knownAbis{{{true, std::endian::little},
                                        {false, std::endian::little},
                                        {true, std::endian::big},
                                        {false, std::endian::big}}};

// E.g. "LP64, little-endian".
std::string nameOf(const Abi& abi);

} // namespace levwright
