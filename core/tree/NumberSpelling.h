// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps numbers in the text as their author wrote them: a number that keeps its value keeps its spelling.
#pragma once

#include "core/tree/LevelTree.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace levwright {

// The number as the author would write it in place of old: "07" becomes "12" or "08".
std::string respelled(std::string_view old, std::int64_t value);

// The ranges of the whole numbers within a range of the text, in order.
std::vector<Range> integersIn(const Tokens& tokens, Range range);

// Gives new values to the numbers of a point or an area, one value for each. A value that already stands at
// the opposite corner is spelled as it is there. Blanks, and numbers that do not change, stay as they are.
TextEdit respellNumbers(const LevelTree& tree, std::string_view levelText, const Argument& argument,
                        std::span<const int> values);

} // namespace levwright
