// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/TextSnapshot.h"

#include <cstdint>
#include <vector>

namespace levwright {

struct ComparedLine {
    enum class In : std::uint8_t { Both, Before, After };
    In in = In::Both;
    std::size_t line = 0; // counts from 0 in the text after; in the text before for a line that is only there
    bool operator==(const ComparedLine&) const = default;
};

// The lines of both texts in order. Within a difference, lines that are only in the text before come first,
// then those that are only in the text after. There are as few differences as possible, unless the texts
// differ in thousands of lines: then everything from the first to the last difference is one difference.
// Lines are compared with their line ends.
std::vector<ComparedLine> compareLines(const TextSnapshot& before, const TextSnapshot& after);

} // namespace levwright
