// SPDX-License-Identifier: GPL-3.0-or-later
// A description while it is made: its lines, with where each comes from. Internal to convert.
#pragma once

#include "core/text/Range.h"

#include <string>
#include <string_view>
#include <vector>

namespace levwright::fromlua {

// A statement or comment with what stands in its block.
struct Written {
    std::string text; // whole lines
    Range source{};   // in the script; empty: nothing of it stands for the lines
    std::vector<Written> inside{};
    std::string end{}; // the line that closes the block
};

using WrittenLines = std::vector<Written>;

std::string render(const WrittenLines& all);
// The innermost one that the byte of the rendered text belongs to and that comes from the script; null: none.
Written* writtenAt(WrittenLines& all, Offset at);

// Each line of the text as a comment.
std::string asComment(std::string_view text, std::string_view indent);

} // namespace levwright::fromlua
