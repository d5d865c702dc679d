// SPDX-License-Identifier: GPL-3.0-or-later
// What may be written at a place of a level's text, and what is said there.
#pragma once

#include "core/text/Range.h"

#include <string>
#include <string_view>
#include <vector>

namespace levwright {

struct Completion {
    std::string source;      // as it is written
    std::string explanation; // may be empty
    bool operator==(const Completion&) const = default;
};

struct Completions {
    Range replaced;              // what of the level's text gives way to one: the word that the place is in
    std::vector<Completion> all; // those that begin as what stands before the place does, then those that
                                 // have it within; no two have the same source
};

struct Explanation {
    Range range;         // what is explained, in the level's text
    std::string title;   // "attitude"
    std::string meaning; // "does not attack first"; may be empty
    bool operator==(const Explanation&) const = default;
};

// Of quoted words, as they are compared.
enum class LetterCase { Alike, Told };

// Takes what fits to what is typed, in order and each once.
class CompletionOffer {
public:
    // typed: with its opening quote, which all that is offered then has, too.
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
