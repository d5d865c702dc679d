// SPDX-License-Identifier: GPL-3.0-or-later
// The statements of a Python program. Internal to python.
#pragma once

#include "core/text/Range.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace levwright::python {

// A statement, or the head of one that has a block. A head ends with its colon; what stands after the colon
// in its line is a statement of its own, one step further in.
struct ProgramLine {
    Range range;           // from its first word; a comment at the end may be part of it
    std::size_t depth = 0; // grows with the indentation
    std::size_t end = 0;   // the index of the line after its block
};

std::vector<ProgramLine> programLinesOf(std::string_view source);

// The first word of a statement: letters and underlines.
std::string_view firstWordOf(std::string_view statement);

// Whether such a word begins the head of a block.
bool beginsBlock(std::string_view word);

} // namespace levwright::python
