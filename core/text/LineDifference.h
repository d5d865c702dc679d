// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/TextSnapshot.h"

#include <cstdint>
#include <vector>

namespace levwright {

struct ComparedLine {
    enum class In : std::uint8_t { Both, Before, After };
    In in = In::Both;
    std::size_t line = 0; // counts from 0, in the text after (in the one before, if it is there only)
    bool operator==(const ComparedLine&) const = default;
};

// The lines of both texts, in order, what is only in the one before in front of what is only in the one
// after; as few of those as possible, unless the texts differ in thousands of lines: then the first to the
// last difference is one. Lines are compared with their line ends.
std::vector<ComparedLine> compareLines(const TextSnapshot& before, const TextSnapshot& after);

} // namespace levwright
