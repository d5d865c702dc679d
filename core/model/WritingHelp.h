// SPDX-License-Identifier: GPL-3.0-or-later
// What may be written at a place of a level's text, and explanations of what is there.
#pragma once

#include "core/text/Range.h"

#include <string>
#include <string_view>
#include <vector>

namespace levwright {

struct Completion {
    std::string source;      // as it is to be written
    std::string explanation; // may be empty
    bool operator==(const Completion&) const = default;
};

struct Completions {
    Range replaced;              // the word at the place, in the level's text, which a completion replaces
    std::vector<Completion> all; // first those that begin with the text before the place, then those that
                                 // contain it; no two have the same source
};

struct Explanation {
    Range range;         // what is explained, in the level's text
    std::string title;   // "attitude"
    std::string meaning; // "does not attack first"; may be empty
    bool operator==(const Explanation&) const = default;
};

// How quoted words are compared.
enum class LetterCase { Alike, Told };

// Collects what matches the typed text, in order and each once.
class CompletionOffer {
public:
    // typed includes its opening quote; all that is offered must then have one, too.
    CompletionOffer(std::string_view typed, LetterCase letters);

    void add(std::string source, std::string explanation = {});
    std::vector<Completion> taken() &&;

private:
    std::string asCompared(std::string_view text) const;

    LetterCase m_letters;
    bool m_isQuoted;
    char m_quote = 0;
    std::string m_typed;
    std::vector<Completion> m_begin;
    std::vector<Completion> m_within;
};

} // namespace levwright
