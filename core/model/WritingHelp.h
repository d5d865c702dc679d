// SPDX-License-Identifier: GPL-3.0-or-later
// What may be written at a place of a level's text, and explanations of what is there.
#pragma once

#include "core/model/TextHelp.h"
#include "core/text/FuzzyMatch.h"
#include "core/text/Range.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace levwright {

struct Completion {
    std::string source;                           // as it is to be written
    std::string explanation;                      // may be empty
    std::optional<MarkKind> thing = std::nullopt; // what it names
    bool operator==(const Completion&) const = default;
};

struct Completions {
    Range replaced; // the word at the place, in the level's text, which a completion replaces
    // The best matches for the text before the place come first; no two have the same source.
    std::vector<Completion> all;
};

struct Explanation {
    Range range;         // what is explained, in the level's text
    std::string title;   // "attitude"
    std::string meaning; // "does not attack first"; may be empty
    bool operator==(const Explanation&) const = default;
};

// How quoted words are compared.
enum class LetterCase { Alike, Told };

// Collects what matches the typed text, each once. The best matches come first, and among those that leave
// letters out, the shortest ones. Otherwise they stay in their order, but for texts that begin with others.
class CompletionOffer {
public:
    // typed includes its opening quote; all that is offered must then have one, too.
    CompletionOffer(std::string_view typed, LetterCase letters);

    void add(std::string source, std::string explanation = {}, std::optional<MarkKind> thing = std::nullopt);
    std::vector<Completion> taken() &&;

private:
    std::string asCompared(std::string_view text) const;

    LetterCase m_letters;
    bool m_isQuoted;
    char m_quote = 0;
    std::string m_typed;
    std::unordered_set<std::string> m_seen;
    std::array<std::vector<Completion>, std::size_t(FuzzyMatch::Scattered) + 1> m_byMatch;
};

} // namespace levwright
