// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of whole lines: those that a selection touches. A selection that ends at the start of a line does not
// touch that line, unless it is empty. Line ends keep their places, so a file keeps its mixture of them.
#pragma once

#include "core/document/Analysis.h"
#include "core/text/TextEdit.h"
#include "core/text/TextSnapshot.h"

namespace levwright::services {

struct LineEdit {
    TextEdit edit;  // may be empty
    Range selected; // afterwards
};

enum class LineDirection : std::uint8_t { Up, Down };

// Makes the lines comments, or code again if all of them are comments. Empty lines stay as they are.
LineEdit toggledComments(const Analysis& analysis, Range selection);
// Moves the lines past the line above or below them.
LineEdit movedLines(const TextSnapshot& text, Range selection, LineDirection direction);
// Copies the lines to below themselves. The copy is selected.
LineEdit duplicatedLines(const TextSnapshot& text, Range selection);
// Joins the lines to one, with a blank where they met. A single line is joined with the next one.
LineEdit joinedLines(const TextSnapshot& text, Range selection);
// Sorts the lines by their bytes.
LineEdit sortedLines(const TextSnapshot& text, Range selection);

// The blanks at the start of the line, up to the place. Empty in a map, whose blanks are cells.
std::string_view indentationAt(const Analysis& analysis, Offset at);

} // namespace levwright::services
