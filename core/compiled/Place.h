// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

namespace levwright {

// The place of a thing, in the numbers of a compiled level (format document of 3.4.3, section 5). It is a
// cell of the part or room, counted from its upper left cell, or one of the special negative values below,
// which x and y share. Other negative numbers can occur, too, because coordinates in room levels are not
// checked.
struct Place {
    int x = -11;
    int y = -11;

    // Anywhere.
    static constexpr Place random() { return {-11, -11}; }
    // Inside the container before it. The place is the same as random(); the record's containment makes the
    // difference.
    static constexpr Place contained() { return random(); }
    // index (from 0) is that of an entry of the part's place registers.
    static constexpr Place ofRegister(int index) { return {-(index + 1), -(index + 1)}; }

    constexpr bool isRandom() const { return *this == random(); }
    constexpr bool isCell() const { return x >= 0 && y >= 0; }
    // 0..9 if it stands for an entry of the place registers; else empty.
    constexpr std::optional<int> registerIndex() const {
        return x == y && x <= -1 && x >= -10 ? std::optional(-x - 1) : std::nullopt;
    }

    constexpr bool operator==(const Place&) const = default;
};

} // namespace levwright
