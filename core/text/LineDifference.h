// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/SequenceDifference.h"
#include "core/text/TextSnapshot.h"

#include <vector>

namespace levwright {

struct ComparedLine {
    InSequence in = InSequence::Both;
    std::size_t line = 0; // counts from 0 in the text after; in the text before for a line that is only there
    bool operator==(const ComparedLine&) const = default;
};

// The lines of both texts in order, as compareSequences() has them. Lines are compared with their line ends.
std::vector<ComparedLine> compareLines(const TextSnapshot& before, const TextSnapshot& after);

} // namespace levwright
