// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/Grammar.h"

#include "core/sources/c/Cutter.h"
#include "core/sources/c/Unit.h"

#include <algorithm>

namespace levwright::sources {

namespace {

class GrammarReader {
public:
    explicit GrammarReader(Tokens tokens) : m_tokens(tokens) {}

    GrammarRules run() {
        m_at = findMark(0) + 2;
        const std::size_t end = findMark(m_at);
        constexpr std::size_t mostAlternatives = 10000;
        while (m_at + 1 < end && m_count < mostAlternatives) {
            if (m_tokens[m_at].isName() && m_tokens[m_at + 1].is(":"))
                readRule(end);
            else
                ++m_at;
        }
        return std::move(m_rules);
    }

private:
    // The place of the next "%%" at the beginning of a line.
    std::size_t findMark(std::size_t from) const {
        for (std::size_t at = from; at + 1 < m_tokens.size(); ++at) {
            if (m_tokens[at].is("%") && m_tokens[at].beginsLine && m_tokens[at + 1].is("%"))
                return at;
        }
        return m_tokens.size();
    }

    void readRule(std::size_t end) {
        std::vector<Alternative>& alternatives = m_rules[std::string(m_tokens[m_at].text)];
        m_at += 2;
        ++m_count;
        alternatives.push_back({{}, {}, m_tokens[std::min(m_at, end - 1)].line});
        for (; m_at < end && !m_tokens[m_at].is(";"); ++m_at) {
            // The semicolon may be missing.
            if (m_tokens[m_at].isName() && m_at + 1 < end && m_tokens[m_at + 1].is(":"))
                return;
            readSymbol(alternatives);
        }
    }

    void readSymbol(std::vector<Alternative>& alternatives) {
        const Token& token = m_tokens[m_at];
        if (token.is("|")) {
            alternatives.push_back({{}, {}, token.line});
            ++m_count;
        } else if (token.is("{")) {
            const std::size_t close = closingBracket(m_tokens, m_at);
            for (const Token& each : m_tokens.subspan(m_at, close - m_at))
                alternatives.back().action += ' ' + std::string(each.text);
            m_at = std::min(close, m_tokens.size() - 1);
        } else if (!token.is("%")) {
            alternatives.back().symbols.emplace_back(token.text);
        }
    }

    Tokens m_tokens;
    std::size_t m_at = 0;
    std::size_t m_count = 0; // of alternatives
    GrammarRules m_rules;
};

} // namespace

GrammarRules grammarRules(std::string_view text) {
    const std::string plain = withoutComments(text);
    const std::vector<Token> tokens = cutText(plain, nullptr);
    return GrammarReader(tokens).run();
}

bool isStatement(const Alternative& alternative) {
    const std::vector<std::string>& symbols = alternative.symbols;
    std::size_t behind = 1;
    if (symbols.size() > behind && symbols[behind] == "'['")
        behind = std::size_t(std::ranges::find(symbols, "']'") - symbols.begin()) + 1;
    else if (symbols.size() > behind + 1 && symbols[behind][0] >= 'a' && symbols[behind][0] <= 'z' &&
             symbols[behind + 1] == "':'")
        ++behind; // a rule, such as a chance
    return symbols.size() > behind && symbols[behind] == "':'" && !symbols[0].starts_with('\'');
}

} // namespace levwright::sources
