// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of a grammar (.y).
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace levwright::sources {

struct Alternative {
    std::vector<std::string> symbols; // without actions
    std::string action;               // all its actions, joined
    std::size_t line = 0;
};

// By the name of the rule.
using GrammarRules = std::map<std::string, std::vector<Alternative>, std::less<>>;

GrammarRules grammarRules(std::string_view text);

// Whether an alternative is a word, perhaps with a rule or something in square brackets, and a colon.
bool isStatement(const Alternative& alternative);

} // namespace levwright::sources
