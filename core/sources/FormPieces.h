// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sources/Grammar.h"

#include <optional>
#include <string>
#include <vector>

namespace levwright::sources {

// The form of a statement, written with the pieces that the editor's own parser has: "selection", "place",
// "region", "cell", "monster", "object", "number", "text", "integer", "string", "character", "percent", a
// token of words in capitals, and signs. "[ a ]" may be left out, "( a | b )" is one of them. Empty if
// something in it is no such piece.
std::optional<std::string> formOf(const GrammarRules& rules, const std::vector<std::string>& symbols);

} // namespace levwright::sources
