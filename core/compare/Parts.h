// SPDX-License-Identifier: GPL-3.0-or-later
// The text of a file as a tree of parts that are compared with those of another version of the file: levels,
// their rooms, blocks, statements and maps, down to lines; and a line as a list of pieces.
#pragma once

#include "core/document/Analysis.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace levwright::compare {

enum class PartKind : std::uint8_t {
    File,
    Level,
    Block, // a room, a loop, a function, a statement of several lines …
    Map,   // the rows of a map
    Line,  // or several lines that are one text
    Piece, // of a line
};

struct Part {
    PartKind kind{};
    std::string_view text; // of the whole part, line ends included; points into the text of the file
    // What the part is, as far as its words tell: the name of a level, the first word of a line. Parts with
    // different keys are no versions of each other.
    std::string_view key;
    // Tile the text; empty for a part that is compared as a whole.
    std::vector<Part> children{};
    // What stands before the first row of a map on its line, and after the last row on its line, in bytes.
    std::size_t head = 0;
    std::size_t tail = 0;
};

// The parts point into the analysis, which must outlive them.
Part partsOf(const Analysis& analysis);

// The pieces of a line or of a piece, which tile it: the arguments of a call and the entries of tables, with
// the commas between them as pieces of their own. What stands in other brackets or in quotes is one piece.
std::vector<Part> piecesOf(std::string_view text);

} // namespace levwright::compare
