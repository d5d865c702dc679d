// SPDX-License-Identifier: GPL-3.0-or-later
// The catalogs' classes of words, for the tokens of a lexer.
#pragma once

#include "core/catalog/Catalog.h"
#include "core/sources/Grammar.h"
#include "core/sources/LexerRules.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace levwright::sources {

using TokenClasses = std::map<std::string, std::string, std::less<>>;

// Null if there is no such word.
const Keyword* knownKeyword(const std::vector<Keyword>& known, std::string_view spelling);

// The class that most known words with a token have. Other tokens have none.
TokenClasses classesOfTokens(const std::vector<LexerWord>& words, const std::vector<Keyword>& known);

// Classes of further tokens: that of most others that begin alternatives of the same rule; the class of
// statements where there are no others and a colon follows.
TokenClasses classesByGrammar(const GrammarRules& rules, const TokenClasses& known,
                              std::string_view statement);

} // namespace levwright::sources
