// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

namespace levwright {

// Where a thing stands, as the numbers a compiled level holds (format document of 3.4.3, section 5): a cell
// of the part or room, counted from its upper left one, or one of the negative stand-ins below, which fill x
// and y alike. Other negative numbers can occur too: a room level does not check coordinates.
struct Place {
    int x = -11;
    int y = -11;

    // Anywhere.
    static constexpr Place random() { return {-11, -11}; }
    // Inside the container before it; the record's containment, not the place, tells it from random().
    static constexpr Place contained() { return random(); }
    // Entry index (from 0) of the part's place registers.
    static constexpr Place ofRegister(int index) { return {-(index + 1), -(index + 1)}; }

    constexpr bool isRandom() const { return *this == random(); }
    constexpr bool isCell() const { return x >= 0 && y >= 0; }
    // 0..9, if it stands for an entry of the place registers.
    constexpr std::optional<int> registerIndex() const {
        return x == y && x <= -1 && x >= -10 ? std::optional(-x - 1) : std::nullopt;
    }

    constexpr bool operator==(const Place&) const = default;
};

} // namespace levwright
