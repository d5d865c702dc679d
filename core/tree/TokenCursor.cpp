// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tree/TokenCursor.h"

#include "core/base/ClosestNames.h"
#include "core/base/Phrase.h"

#include <algorithm>
#include <format>

namespace levwright {

std::string describeToken(const TokenCursor& cursor, const Token& token) {
    switch (token.kind) {
    case TokenKind::UnclosedString:
        return say("a text without a closing quote");
    case TokenKind::EndByte:
        return say("the byte {}", unsigned(static_cast<unsigned char>(cursor.textOf(token.range())[0])));
    case TokenKind::MapStart:
        return "MAP";
    case TokenKind::MapRow:
    case TokenKind::BadMapRow:
        return say("a map row");
    default:
        break;
    }
    constexpr std::size_t longest = 24;
    const std::string_view text = cursor.textOf(token.range());
    return withQuotes(std::format("{}{}", text.substr(0, longest), text.size() > longest ? "…" : ""));
}

const Token* TokenCursor::peekSecond() const {
    if (atEnd())
        return nullptr;
    const Token* second = behind(m_next);
    return second == m_end ? nullptr : second;
}

Offset TokenCursor::placeNoticed() const {
    const Token* token = m_next;
    while (token != m_end && (token->kind == TokenKind::MapStart || token->kind == TokenKind::MapRow))
        token = behind(token);
    return token != m_end ? token->begin : textSize();
}

bool TokenCursor::isFirstOnLine(const Token& token) const {
    Offset at = token.begin;
    while (at > 0 && (m_text[at - 1] == ' ' || m_text[at - 1] == '\t'))
        --at;
    return at == 0 || m_text[at - 1] == '\n';
}

const Word* TokenCursor::wordOf(const Token& token) const {
    return token.kind == TokenKind::Word ? &m_dialect.word(token.word) : nullptr;
}

const StatementRule* TokenCursor::ruleOf(const Token& token) const {
    return token.kind == TokenKind::Word ? m_dialect.ruleOf(token.word) : nullptr;
}

std::optional<Range> TokenCursor::unknownWord() const {
    const Token* end = m_next;
    while (end != m_end && (end->kind == TokenKind::Garbage || end->kind == TokenKind::Word) &&
           (end == m_next || end->begin == (end - 1)->end))
        ++end;
    if (end == m_next)
        return std::nullopt;
    const Range range{m_next->begin, (end - 1)->end};
    const std::string_view word = textOf(range);
    const auto isLetter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; };
    const auto goesOn = [&](const Word& known) { return known.spelling.starts_with(word); };
    const bool isUnknown =
        std::ranges::all_of(word, isLetter) && std::ranges::none_of(m_dialect.tables().words, goesOn);
    return isUnknown ? std::optional(range) : std::nullopt;
}

std::optional<Range> TokenCursor::unknownArgument() const {
    const std::optional<Range> word = unknownWord();
    if (!word)
        return std::nullopt;
    std::vector<std::string_view> others;
    for (const Word& known : m_dialect.tables().words) {
        if (known.wordClass != WordClass::Statement)
            others.emplace_back(known.spelling);
    }
    return closestNames(textOf(*word), others, 1).empty() ? word : std::nullopt;
}

bool TokenCursor::isUnknownStatement() const {
    const std::optional<Range> word = unknownWord();
    if (!word)
        return false;
    const Token* behindWord = m_next;
    while (behindWord != m_end && behindWord->begin < word->end)
        behindWord = behind(behindWord);
    if (behindWord != m_end && behindWord->kind == TokenKind::Percent)
        behindWord = behind(behindWord);
    return behindWord != m_end && behindWord->kind == TokenKind::Colon &&
           closestNames(textOf(*word), m_dialect.statementWords(), 1).empty();
}

} // namespace levwright
