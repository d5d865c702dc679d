// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of a lexer (.l) that stand for plain words.
#pragma once

#include "core/sources/c/Token.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace levwright::sources {

struct LexerWord {
    std::string spelling;
    std::string token; // what the rule returns; empty if it returns none
    std::string value; // an expression of C; empty for words without a value
    std::size_t line = 0;
};

// In the order of the rules. Patterns that are no plain words are left out.
std::vector<LexerWord> lexerWords(std::string_view text);

// The words that a pattern stands for; none if it stands for more than a few.
std::vector<std::string> wordsOfPattern(std::string_view pattern);

} // namespace levwright::sources
