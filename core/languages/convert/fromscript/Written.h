// SPDX-License-Identifier: GPL-3.0-or-later
// A description in the making: its lines, with the origin of each. Internal to convert.
#pragma once

#include "core/text/Range.h"

#include <string>
#include <string_view>
#include <vector>

namespace levwright::fromscript {

// A statement or comment with the contents of its block.
struct Written {
    std::string text; // whole lines
    Range source{};   // range in the script; empty for lines that have no counterpart there
    std::vector<Written> inside{};
    std::string end{}; // the line that closes the block
};

using WrittenLines = std::vector<Written>;

std::string render(const WrittenLines& all);
// The innermost entry that contains the byte of the rendered text and has a range in the script; null if
// there is none.
Written* writtenAt(WrittenLines& all, Offset at);

// The text with each line as a comment.
std::string asComment(std::string_view text, std::string_view indent);

} // namespace levwright::fromscript
