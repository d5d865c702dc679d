// SPDX-License-Identifier: GPL-3.0-or-later
// Parses one statement at a time out of a level's tokens; LevelParser says where which may stand.
#pragma once

#include "core/syntax/Dialect.h"
#include "core/syntax/LevelTree.h"

#include <string>
#include <string_view>

namespace levwright {

// A walk over the tokens that the parser sees.
class TokenCursor {
public:
    TokenCursor(const Dialect& dialect, std::string_view text, const Tokens& tokens);

    bool atEnd() const { return m_next >= m_seen.size(); }
    // The next token but ahead; nullptr at the end.
    const Token* peek(std::size_t ahead = 0) const;
    bool nextIs(TokenKind kind) const { return peek() != nullptr && peek()->kind == kind; }
    const Token& take();
    Range lastTaken() const { return m_last; }
    // True if nothing but blanks stands before the token on its line.
    bool isFirstOnLine(const Token& token) const;
    std::string_view textOf(Range range) const { return m_text.substr(range.begin, range.size()); }
    const Word* wordOf(const Token& token) const;
    // The rule of the statement that this token begins; nullptr if it is no statement word.
    const StatementRule* ruleOf(const Token& token) const;
    const Dialect& dialect() const { return m_dialect; }
    Offset textSize() const { return m_text.size(); }

private:
    const Dialect& m_dialect;
    std::string_view m_text;
    std::vector<Token> m_seen;
    std::size_t m_next = 0;
    Range m_last;
};

// What an error message calls a token.
std::string describeToken(const TokenCursor& cursor, const Token& token);

class StatementParser {
public:
    StatementParser(TokenCursor& cursor, LevelTree& tree) : m_cursor(cursor), m_tree(tree) {}

    // The cursor stands on the statement's word. After an error the cursor stands on the token in the way.
    StatementNode parse(const StatementRule& rule, LevelSyntax level);

    // Reports that something else than expected stands here (a word of the grammar's own).
    void reportUnexpected(StatementNode& node, const std::string& expected);

private:
    bool parseSlots(StatementNode& node, const std::vector<Slot>& slots, const std::vector<Slot>* areaSlots);
    bool parseChance(StatementNode& node, bool allowed);
    bool parseArgument(StatementNode& node, Field field, ArgumentSet accepts);
    bool starts(const Token* token, ArgumentSet accepts) const;
    bool parseWord(StatementNode& node, Argument& argument, ArgumentSet accepts);
    bool parseTuple(StatementNode& node, Argument& argument, ArgumentSet accepts);
    bool parseArea(StatementNode& node, Argument& argument);
    bool parseIndex(StatementNode& node, Argument& argument);
    bool parseTupleItem(StatementNode& node, Argument& argument, std::size_t item, ArgumentSet accepts);
    bool expect(StatementNode& node, TokenKind kind, std::string_view what);
    std::int64_t integerOf(const Token& token) const;

    TokenCursor& m_cursor;
    LevelTree& m_tree;
};

} // namespace levwright
