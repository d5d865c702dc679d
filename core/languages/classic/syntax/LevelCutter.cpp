// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/classic/syntax/LevelCutter.h"

#include "core/languages/classic/syntax/LevelParser.h"

#include <utility>

namespace levwright {

bool beginsLevel(const Dialect& dialect, const Token& token) {
    const StatementRule* rule = token.kind == TokenKind::Word ? dialect.ruleOf(token.word) : nullptr;
    return rule != nullptr && rule->section == Section::Start;
}

LevelPlace LevelCutter::cut() {
    const Offset start = m_start;
    Tokens tokens;
    // The levels of one file have similar sizes. Without this, the tokens of each would be copied many times.
    tokens.reserve(m_tokensOfLast + 16);
    if (m_pending)
        tokens.push_back(std::exchange(m_pending, std::nullopt)->shifted(-start));
    for (Token token; m_lexer.next(token);) {
        if (token.begin > start && beginsLevel(m_dialect, token)) {
            m_pending = token;
            break;
        }
        tokens.push_back(token.shifted(-start));
    }
    m_tokensOfLast = tokens.size();
    const Offset end = m_pending ? m_pending->begin : m_text.size();
    auto tree = std::make_shared<LevelTree>(
        parseLevel(m_dialect, m_text.substr(start, end - start), std::move(tokens), m_mode));
    tree->lookedAt = m_lexer.lookedAt() - start;
    tree->departed = tree->departed || m_lexer.departed();
    m_start = end;
    m_cutOne = true;
    return {start, std::move(tree), m_lexer.hasLongTexts()};
}

} // namespace levwright
