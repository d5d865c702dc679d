// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sources/Grammar.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace levwright::sources {

// What the tokens of a lexer stand for, as pieces of forms: a class of words, or words themselves. Tokens
// that stand for no words are missing.
using TokenPieces = std::map<std::string, std::string, std::less<>>;

// The form of a statement, written with the pieces that the editor's own parser has; doc/guide/games.md lists
// them. Empty if something in it is not such a piece.
std::optional<std::string> formOf(const GrammarRules& rules, const TokenPieces& tokens,
                                  const std::vector<std::string>& symbols);

// The piece that a rule of values stands for, such as "place"; empty if it stands for none.
std::string_view valuePiece(std::string_view rule);

} // namespace levwright::sources
