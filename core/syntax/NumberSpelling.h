// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers in the text as their author wrote them: what keeps its value keeps its spelling.
#pragma once

#include "core/syntax/LevelTree.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace levwright {

// A number as the author would write it in place of old: "07" becomes "12" or "08".
std::string respelled(std::string_view old, std::int64_t value);

// The whole numbers within a range of the text that the tokens tile, in order.
std::vector<Range> integersIn(const Tokens& tokens, Range range);

// Gives the numbers of a point or an area other values, one each. A value that stands at the opposite corner
// already is spelled as there. Blanks and numbers that do not change stay as they are.
TextEdit respellNumbers(const LevelTree& tree, std::string_view levelText, const Argument& argument,
                        std::span<const int> values);

} // namespace levwright
