// SPDX-License-Identifier: GPL-3.0-or-later
// What differs between two versions of a file, in words and with its places.
#pragma once

#include "core/base/Geometry.h"
#include "core/document/Analysis.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace levwright::compare {

enum class DifferenceKind : std::uint8_t { Added, Removed, Changed, Moved, Painted };

struct Difference {
    DifferenceKind kind{};
    std::string level; // its name, in the file after if the level is there; may be empty
    std::string words; // a sentence without a full stop, such as "soldier moved from 8,6 to 9,6"
    // Whole lines of each file. What is added or removed has an empty range in the other file, where it would
    // be.
    Range before{};
    Range after{};
    // The cells of Painted in the part of the map, and of a thing's place after, or before if it was removed.
    // Empty for what has no place.
    std::vector<Point> cells{};
    std::size_t part = 0; // whose coordinates they are
    // For lines that stand elsewhere in the file after: where that is in the file before.
    std::optional<Offset> destination{};
    bool operator==(const Difference&) const = default;
};

// "added", "removed", "changed", "moved", "painted".
std::string_view nameOf(DifferenceKind kind);

// In the order of the file after; what was removed stands where it was. Both are files of the same kind, for
// the same game. Blank lines are no difference.
std::vector<Difference> differences(const Analysis& before, const Analysis& after);

} // namespace levwright::compare
