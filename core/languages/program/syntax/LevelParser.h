// SPDX-License-Identifier: GPL-3.0-or-later
// Makes statements from the tokens of a level. Internal to program/syntax.
#pragma once

#include "core/languages/program/syntax/StatementParser.h"
#include "core/tree/LevelTree.h"
#include "core/tree/LexMode.h"

#include <string_view>
#include <vector>

namespace levwright::program {

class LevelParser {
public:
    // tree must already have its tokens and its grammar.
    LevelParser(const Words& words, std::string_view text, LevelTree& tree, LexMode mode);

    void parse();

private:
    // A statement whose block is open, or a condition that waits for its statement.
    struct Open {
        std::size_t statement = 0;
        Body body = Body::Block;
        bool hasCase = false; // the block of Cases has a case
    };

    void header();
    void next();
    void statement();
    void wordStatement(Key key);
    void assignment();
    void conditional();
    void label(Key key);
    void unknown();
    void unknownStatement();
    bool isOpaqueStatement() const;
    void opaqueStatement();
    void skipUnknownStatement();
    bool hasUnknownForm(const StatementNode& node) const;
    void reportUnknown(const StatementNode& node, const std::vector<UnknownPart>& parts);
    void openBlock(std::size_t statement, Body body);
    bool isTooDeep() const;
    void reportTooDeep(std::size_t statement);
    void skipBlock(std::size_t statement);
    void closeBlock();
    void elseBranch(std::size_t ifStatement);
    void completed();
    bool readMap(StatementNode& node);
    StatementNode newNode(StatementKind kind) const;
    std::size_t add(StatementNode node);
    void breakOff(StatementNode node, Body body);
    void skipToNext(bool opensBlock);
    bool beginsStatement() const;
    bool mayHold() const;
    void noteError(bool behindWhole);
    void noteErrorAt(Offset at);
    void report(Range range, std::string wanted);
    std::string_view slice(Range range) const { return m_text.substr(range.begin, range.size()); }
    void finish();
    void finishSections();
    void addRooms();

    std::string_view m_text;
    LexMode m_mode;
    LevelTree& m_tree;
    Cursor m_cursor;
    Variables m_variables;
    ValueParser m_values;
    StatementParser m_statements;
    std::vector<Open> m_open;
    std::optional<MapNode> m_map; // the map that was read last
};

} // namespace levwright::program
