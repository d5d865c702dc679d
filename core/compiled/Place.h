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
    // An entry of the part's place registers. Some games have several lists of these, entries that are
    // nowhere, and random regions (format document of SLASH'EM). Such numbers, except those of list 0, are in
    // no file; the formats translate them. list and index are from 0 to 9.
    static constexpr Place ofList(int list, int index) {
        return {-(index + 1), -(index + 1) - farBelow * list};
    }
    static constexpr Place nowhere() { return {-farBelow, -farBelow}; }
    static constexpr Place ofRegion(int index) { return {-11, -(index + 1) - farBelow}; }

    constexpr bool isRandom() const { return *this == random(); }
    constexpr bool isCell() const { return x >= 0 && y >= 0; }
    // 0..9 if it stands for an entry of the place registers; else empty.
    constexpr std::optional<int> registerIndex() const {
        return x == y && x <= -1 && x >= -10 ? std::optional(-x - 1) : std::nullopt;
    }

    struct Listed {
        int list = 0;
        int index = 0;
        bool operator==(const Listed&) const = default;
    };
    // The list and the index of an entry of the place registers of any list; else empty.
    constexpr std::optional<Listed> listed() const {
        const int list = (x - y) / farBelow;
        const bool isListed = x <= -1 && x >= -10 && y <= x && list <= 9 && *this == ofList(list, -x - 1);
        return isListed ? std::optional(Listed{list, -x - 1}) : std::nullopt;
    }
    // 0..9 if it stands for a cell of a random region; else empty.
    constexpr std::optional<int> regionIndex() const {
        const int index = -y - farBelow - 1;
        return x == -11 && index >= 0 && index <= 9 ? std::optional(index) : std::nullopt;
    }

    constexpr bool operator==(const Place&) const = default;

private:
    static constexpr int farBelow = 256; // beyond the bytes of coordinates
};

} // namespace levwright
