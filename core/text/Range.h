// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstddef>

namespace levwright {

// A place in a text, counted in bytes from 0.
using Offset = std::size_t;

// Bytes begin..end-1 of a text; begin <= end.
struct Range {
    Offset begin = 0;
    Offset end = 0;
    auto operator<=>(const Range&) const = default;

    Offset size() const { return end - begin; }
    bool empty() const { return begin == end; }
    // True for a place between two bytes of the range, and for its two edges.
    bool touches(Offset place) const { return place >= begin && place <= end; }
    bool contains(Range other) const { return other.begin >= begin && other.end <= end; }
    Range shifted(Offset by) const { return {begin + by, end + by}; }
};

} // namespace levwright
