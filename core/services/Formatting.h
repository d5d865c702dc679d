// SPDX-License-Identifier: GPL-3.0-or-later
// Even indentation, which changes nothing that a game reads.
#pragma once

#include "core/document/Analysis.h"
#include "core/text/EditOutcome.h"

namespace levwright::services {

struct Indentation {
    std::size_t width = 4; // of one step, in blanks
    bool isTab = false;    // one tab instead
};

// Indents each line by the blocks, functions and tables around it, and removes blanks at line ends. Rows of
// maps, long texts and lines that continue a statement stay as they are. Refused if it is not certain where a
// text or a map ends, and if a word would be read differently afterwards.
EditOutcome formatted(const Analysis& analysis, Indentation indentation);

} // namespace levwright::services
