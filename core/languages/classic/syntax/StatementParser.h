// SPDX-License-Identifier: GPL-3.0-or-later
// Parses single statements out of a level's tokens. LevelParser decides which statement may stand where.
#pragma once

#include "core/tree/LevelTree.h"
#include "core/tree/LexMode.h"
#include "core/tree/TokenCursor.h"

#include <string>

namespace levwright {

class StatementParser {
public:
    // Tolerant: unknown words are passed over where known ones may stand.
    StatementParser(TokenCursor& cursor, LevelTree& tree, LexMode mode)
        : m_cursor(cursor), m_tree(tree), m_mode(mode) {}

    // Fills in an empty node. The cursor must stand on the statement's word. After an error it stands on the
    // token that was not expected.
    void parse(StatementNode& node, const StatementRule& rule, LevelSyntax level);

    // Reports that the next token is not the expected one; expected describes that for the message.
    void reportUnexpected(StatementNode& node, const std::string& expected);

private:
    bool parseSlots(StatementNode& node, const SlotList& slots, const SlotList* areaSlots);
    enum class Passed : std::uint8_t { Nothing, Word, WordAndComma };
    Passed passOverUnknown(StatementNode& node, ArgumentSet accepts, bool mayBeLeftOut);
    bool takeAsRandom(StatementNode& node, Field field, ArgumentSet accepts);
    void noteError(Offset at);
    void mendAsWhole(const StatementNode& node, std::size_t firstReported);
    bool parseChance(StatementNode& node, bool allowed);
    bool parseListNumber(StatementNode& node, ListNumber use);
    bool parseArgument(StatementNode& node, Field field, ArgumentSet accepts);
    bool starts(const Token* token, ArgumentSet accepts) const;
    bool parseWord(StatementNode& node, Argument& argument, ArgumentSet accepts);
    bool parseTuple(StatementNode& node, Argument& argument, ArgumentSet accepts);
    bool parseArea(StatementNode& node, Argument& argument);
    bool parseIndex(StatementNode& node, Argument& argument);
    bool parseTupleItem(StatementNode& node, Argument& argument, std::size_t item, ArgumentSet accepts);
    bool expect(StatementNode& node, TokenKind kind, const char* what) {
        if (!m_cursor.nextIs(kind)) {
            reportUnexpected(node, what);
            return false;
        }
        m_cursor.take();
        return true;
    }
    std::int64_t integerOf(const Token& token) const;

    TokenCursor& m_cursor;
    LevelTree& m_tree;
    LexMode m_mode;
};

} // namespace levwright
