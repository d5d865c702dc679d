// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <string>

namespace levwright {

// How the machine for which the game is built lays out data: longs and pointers of 64 bits (LP64) or of 32
// bits (ILP32).
struct Abi {
    bool longs64 = true;
    std::endian byteOrder = std::endian::little;

    std::size_t wordSize() const { return longs64 ? 8 : 4; }
    bool operator==(const Abi&) const = default;
};

// The layouts in which files of the games are found; the usual one comes first.
constexpr std::array<Abi, 4> knownAbis{{{true, std::endian::little},
                                        {false, std::endian::little},
                                        {true, std::endian::big},
                                        {false, std::endian::big}}};

// E.g. "LP64, little-endian".
std::string nameOf(const Abi& abi);

} // namespace levwright
