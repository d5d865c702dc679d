// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the lines of a text by places in it. The text may be a part of a file. Places are at most its size.
#pragma once

#include "core/text/TextEdit.h"

#include <string_view>

namespace levwright {

// The first byte of the line that holds the place, and the first byte after that line's line feed (or the
// end of the text).
Offset startOfLine(std::string_view text, Offset at);
Offset endOfLine(std::string_view text, Offset at);

// The line without the blanks and tabs around it.
std::string_view trimmed(std::string_view line);

// Inserts lines, as lines of their own, after the line that holds after; they get the line ends of the text.
TextEdit insertLineBehind(std::string_view text, Offset after, std::string_view lines);

} // namespace levwright
