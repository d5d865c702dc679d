// SPDX-License-Identifier: GPL-3.0-or-later
// The words that keys and arguments of the game's functions take, in the form in which Lua compares them.
#pragma once

#include "core/languages/script/syntax/Functions.h"

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace levwright::scriptroll {

struct WordList {
    std::string_view key;
    std::string usual; // empty if the word is needed
    std::vector<std::string> words;
    std::vector<const char*> texts; // the words, and null as the last one
    std::vector<int> numbers;       // by word

    bool hasWord(std::string_view word) const;
};

// Immutable.
class ScriptWords {
public:
    // The tables of the functions must outlive it.
    explicit ScriptWords(const script::Functions& functions);
    ScriptWords(const ScriptWords&) = delete; // lists have pointers into it
    ScriptWords& operator=(const ScriptWords&) = delete;

    // No words if the game's table has no such key.
    const WordList& of(std::string_view function, std::string_view key) const;

private:
    std::unordered_map<std::string_view, std::vector<WordList>> m_lists; // by function
    WordList m_none;
};

} // namespace levwright::scriptroll
