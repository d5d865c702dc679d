// SPDX-License-Identifier: GPL-3.0-or-later
// Walks over the tokens of a level and skips those that mean nothing. Internal to program/syntax.
#pragma once

#include "core/languages/program/syntax/Words.h"
#include "core/tree/Token.h"

#include <string_view>
#include <vector>

namespace levwright::program {

class Cursor {
public:
    // Words and text must outlive the cursor.
    Cursor(const Words& words, std::string_view text, const Tokens& all) : m_words(words), m_text(text) {
        m_tokens.reserve(all.size() / 2);
        const auto size = std::uint32_t(text.size());
        m_end = {TokenKind::Blank, 0, size, size};
        for (const Token& token : all) {
            if (token.kind == TokenKind::EndByte) {
                m_end = {TokenKind::Blank, 0, token.begin, token.end};
                break;
            }
            if (!isSkipped(token.kind))
                m_tokens.push_back(token);
        }
    }

    bool atEnd() const { return m_at >= m_tokens.size(); }
    // After the last token, this gives a blank at the end of the text.
    const Token& peek(std::size_t ahead = 0) const {
        return m_at + ahead < m_tokens.size() ? m_tokens[m_at + ahead] : m_end;
    }
    const Token& take() { return m_tokens[m_at++]; }
    // Where the walk is, to come back to it.
    std::size_t position() const { return m_at; }
    void goTo(std::size_t position) { m_at = position; }
    const Words& words() const { return m_words; }
    // The token that was taken last; there must be one.
    const Token& last() const { return m_tokens[m_at - 1]; }
    Offset lastEnd() const { return m_at == 0 ? 0 : m_tokens[m_at - 1].end; }

    std::string_view textOf(const Token& token) const {
        return m_text.substr(token.begin, token.end - token.begin);
    }
    bool is(TokenKind kind, std::size_t ahead = 0) const { return peek(ahead).kind == kind; }
    Key key(std::size_t ahead = 0) const {
        return is(TokenKind::Word, ahead) ? m_words[peek(ahead).word].key : Key::None;
    }
    // The value of a word or a comparison.
    int valueOf(const Token& token) const { return m_words[token.word].value; }
    int value() const { return valueOf(peek()); }
    bool isSign(char sign, std::size_t ahead = 0) const {
        return is(TokenKind::Sign, ahead) && m_text[peek(ahead).begin] == sign;
    }
    // Whether the token is a number without + or - before it.
    bool isNumber(std::size_t ahead = 0) const { return is(TokenKind::Integer, ahead) && !isSigned(ahead); }
    bool isNegative(std::size_t ahead = 0) const {
        return is(TokenKind::Integer, ahead) && m_text[peek(ahead).begin] == '-';
    }
    // Whether "(1," comes next, which begins a place or an area and not an expression.
    bool beginsCoordinates() const {
        return is(TokenKind::OpenParen) && isNumber(1) && is(TokenKind::Comma, 2);
    }
    // Whether there is a word that the language does not know, and that nobody seems to be typing.
    bool isUnknownWord(std::size_t ahead = 0) const {
        if (!is(TokenKind::UnknownWord, ahead))
            return false;
        const std::string_view word = textOf(peek(ahead));
        const bool isLetter = (word[0] >= 'a' && word[0] <= 'z') || (word[0] >= 'A' && word[0] <= 'Z');
        return isLetter && !m_words.beginsOne(word);
    }
    // The same inside a statement. False if the word is misspelt.
    bool isUnknownArgument() const {
        return isOpaqueWord() || (isUnknownWord() && !m_words.isNearWord(textOf(peek())));
    }
    // Whether the game has the word, but nothing tells what it means.
    bool isOpaqueWord() const { return key() == Key::OpaqueWord; }
    // Whether the next statement seems to be of another game.
    bool isUnknownStatement() const {
        if (!isUnknownWord())
            return key() == Key::Function && is(TokenKind::UnknownWord, 1) && is(TokenKind::OpenParen, 2);
        const std::string_view word = textOf(peek());
        if (is(TokenKind::OpenParen, 1)) // call of a function
            return word[0] >= 'a' || !m_words.isNearStatement(word);
        return is(TokenKind::Colon, 1) && !m_words.isNearStatement(word);
    }
    // Whether a line ends between the token that was taken last and the next one.
    bool isOnNewLine() const { return m_text.substr(lastEnd(), peek().begin - lastEnd()).contains('\n'); }
    bool startsLine() const { return peek().begin == 0 || m_text[peek().begin - 1] == '\n'; }

private:
    bool isSigned(std::size_t ahead) const {
        const char first = m_text[peek(ahead).begin];
        return first == '-' || first == '+';
    }

    const Words& m_words;
    std::string_view m_text;
    Tokens m_tokens;
    Token m_end;
    std::size_t m_at = 0;
};

} // namespace levwright::program
