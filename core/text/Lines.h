// SPDX-License-Identifier: GPL-3.0-or-later
// Lines of a text by places in it; the text may be a part of a file. Places are at most its size.
#pragma once

#include "core/text/TextEdit.h"

#include <string_view>

namespace levwright {

// Of the line that holds the place: its first byte, and the first one behind its line feed, or the text's
// end.
Offset startOfLine(std::string_view text, Offset at);
Offset endOfLine(std::string_view text, Offset at);

// lines become lines of their own behind the line that holds after, with the text's line ends.
TextEdit insertLineBehind(std::string_view text, Offset after, std::string_view lines);

} // namespace levwright
