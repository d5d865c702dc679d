// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/KeywordClasses.h"

#include <algorithm>

namespace levwright::sources {

namespace {

using Votes = std::map<std::string_view, int>;

std::string_view winner(const Votes& votes) {
    return std::ranges::max_element(votes, {}, &Votes::value_type::second)->first;
}

} // namespace

const Keyword* knownKeyword(const std::vector<Keyword>& known, std::string_view spelling) {
    const auto found = std::ranges::find(known, spelling, &Keyword::spelling);
    return found == known.end() ? nullptr : &*found;
}

TokenClasses classesOfTokens(const std::vector<LexerWord>& words, const std::vector<Keyword>& known) {
    std::map<std::string_view, Votes> votes;
    for (const LexerWord& word : words) {
        const Keyword* keyword = knownKeyword(known, word.spelling);
        if (keyword != nullptr && !word.token.empty())
            ++votes[word.token][keyword->wordClass];
    }
    TokenClasses classes;
    for (const auto& [token, counted] : votes)
        classes.emplace(token, winner(counted));
    return classes;
}

TokenClasses classesByGrammar(const GrammarRules& rules, const TokenClasses& known,
                              std::string_view statement) {
    TokenClasses classes;
    for (const auto& [name, alternatives] : rules) {
        Votes votes;
        for (const Alternative& alternative : alternatives) {
            const auto found = alternative.symbols.empty() ? known.end() : known.find(alternative.symbols[0]);
            // "random" may stand in for anything.
            if (found != known.end() && found->second != "random")
                ++votes[found->second];
        }
        for (const Alternative& alternative : alternatives) {
            if (alternative.symbols.empty() || known.contains(alternative.symbols[0]))
                continue;
            if (!votes.empty())
                classes.try_emplace(alternative.symbols[0], winner(votes));
            else if (isStatement(alternative))
                classes.try_emplace(alternative.symbols[0], statement);
        }
    }
    return classes;
}

} // namespace levwright::sources
