// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Contract.h"
#include "core/tree/Dialect.h"
#include "core/tree/Grammar.h"
#include "core/tree/Token.h"

#include <optional>
#include <string>
#include <string_view>

namespace levwright {

// Walks over the tokens that the parser sees.
class TokenCursor {
public:
    // All arguments must outlive the cursor.
    TokenCursor(const Dialect& dialect, std::string_view text, const Tokens& tokens)
        : m_dialect(dialect), m_text(text), m_next(tokens.data()), m_end(tokens.data() + tokens.size()) {
        m_next = skip(m_next);
    }

    bool atEnd() const { return m_next == m_end; }
    // The next token; nullptr at the end.
    const Token* peek() const { return atEnd() ? nullptr : m_next; }
    // The token after the next one; nullptr if there is none.
    const Token* peekSecond() const;
    bool nextIs(TokenKind kind) const { return !atEnd() && m_next->kind == kind; }
    const Token& take() {
        require(!atEnd(), "there is a token to take");
        m_last = m_next;
        m_next = behind(m_next);
        return *m_last;
    }
    // Empty if no token has been taken.
    Range lastTaken() const { return m_last != nullptr ? m_last->range() : Range(); }
    // Where the game's compiler notices that it did not expect the next token. A map gives it no token before
    // its ENDMAP, or before a line that is not a map row.
    Offset placeNoticed() const;
    // True if only blanks stand before the token on its line.
    bool isFirstOnLine(const Token& token) const;
    std::string_view textOf(Range range) const { return m_text.substr(range.begin, range.size()); }
    // The word that comes next, if it has only letters and the dialect does not know it. Empty if a word of
    // the dialect begins with these letters, because somebody may be typing it.
    std::optional<Range> unknownWord() const;
    // The same inside a statement. Also empty if the word is misspelt, that is, close to one of the dialect.
    std::optional<Range> unknownArgument() const;
    // Whether an unknown word comes next, perhaps a chance, and a colon. False if the word is close to the
    // word of a statement.
    bool isUnknownStatement() const;
    // Moves to the place of another cursor over the same tokens.
    void goTo(const TokenCursor& place) {
        m_next = place.m_next;
        m_last = place.m_last;
    }
    void takeTo(Offset end) {
        while (!atEnd() && m_next->begin < end)
            take();
    }
    const Word* wordOf(const Token& token) const;
    // The rule of the statement that this token begins; nullptr if it is not a statement word.
    const StatementRule* ruleOf(const Token& token) const;
    const Dialect& dialect() const { return m_dialect; }
    Offset textSize() const { return m_text.size(); }

private:
    const Token* skip(const Token* token) const {
        while (token != m_end && isSkipped(token->kind))
            ++token;
        return token;
    }
    const Token* behind(const Token* token) const { return skip(token + 1); }

    const Dialect& m_dialect;
    std::string_view m_text;
    const Token* m_next;
    const Token* m_end;
    const Token* m_last = nullptr;
};

// How error messages name a token.
std::string describeToken(const TokenCursor& cursor, const Token& token);

} // namespace levwright
