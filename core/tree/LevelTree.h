// SPDX-License-Identifier: GPL-3.0-or-later
// The parsed form of one level: all its tokens, and what they mean to the parser. Every offset counts from
// the first byte of the level, so that a level keeps its tree when the text before it changes.
#pragma once

#include "core/diag/Diagnostic.h"
#include "core/tree/Grammar.h"
#include "core/tree/SyntaxError.h"
#include "core/tree/Token.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace levwright {

struct MapRowNode {
    Range cells; // the bytes of the row without its line end, rulers included
    Range line;  // with its line end
    bool bad = false;
    bool operator==(const MapRowNode&) const = default;
};

struct MapNode {
    Range range;              // from MAP to ENDMAP
    Range start;              // the line "MAP" with its line end
    std::optional<Range> end; // ENDMAP
    std::vector<MapRowNode> rows;
    bool operator==(const MapNode&) const = default;
};

// A part of a maze level or a room of a room level. Its first statement opens it (NOMAP, GEOMETRY, ROOM,
// SUBROOM). In a language with blocks, the section of a room includes the sections of the rooms in it.
struct SectionNode {
    std::size_t firstStatement = 0; // index into LevelTree::statements
    std::size_t endStatement = 0;   // one after its last statement
    std::optional<MapNode> map;
    bool operator==(const SectionNode&) const = default;
};

// What only the game understands inside a statement.
struct OpaquePart {
    Range word;               // what to call it
    Range range;              // all of it
    std::string_view instead; // what a game without it has in its place; lives as long as the program
    bool operator==(const OpaquePart&) const = default;
};

struct LevelTree;

// How a tree differs from the one that it was made of: the statements from first on were others before.
struct StatementChange {
    std::weak_ptr<const LevelTree> before;
    std::size_t first = 0;
    std::size_t endBefore = 0;
    std::size_t endAfter = 0;
    Offset grown = 0; // by how much what is behind them has moved; wraps around below 0

    // The index before the edit of a statement that is not among them.
    std::size_t indexBefore(std::size_t statement) const {
        return statement < first ? statement : statement - endAfter + endBefore;
    }
    bool contains(std::size_t statement) const { return statement >= first && statement < endAfter; }
};

struct LevelTree {
    GrammarPtr grammar; // the grammar of its statements; never null in a parsed level
    Offset size = 0;
    Offset lookedAt = 0; // no byte from here on has influenced this tree; may lie after size
    Tokens tokens;       // they join to the level's text
    LevelSyntax kind = LevelSyntax::Maze;
    bool hasHeader = false;                // false for the text before the first MAZE or LEVEL of a file
    bool departed = false;                 // see Lexer::departed
    std::vector<StatementNode> statements; // in text order; a block follows its statement
    std::size_t endOfHeader = 0;           // statements before this index belong to the level as a whole
    std::vector<SectionNode> sections;
    Diagnostics diagnostics;
    std::optional<SyntaxError> firstError;
    std::vector<OpaquePart> opaqueParts;
    std::optional<StatementChange> change; // if only some lines were read anew

    // The innermost statement whose line or lines hold this place; empty between statements.
    std::optional<std::size_t> statementAt(Offset at) const;
    // The token that holds the byte there, at the end of the text the last one. Null if there are no tokens.
    const Token* tokenAt(Offset at) const;
    const StatementRule& ruleOf(const StatementNode& statement) const {
        return grammar->ruleFor(statement.kind);
    }
    // The group of the statement; Others if its word begins no statement.
    StatementGroup groupOf(const StatementNode& statement) const;
    // Whether the statement is about the level as a whole, wherever it stands. Corridors, for example, stand
    // in the last room.
    bool isOfLevel(const StatementNode& statement) const;
    // The innermost section that holds the statement; empty for a statement of the header or after the last
    // room.
    std::optional<std::size_t> sectionOf(std::size_t statement) const;
    // The section in whose block another one is opened; empty if it is in no block.
    std::optional<std::size_t> outerOf(std::size_t section) const;
};

using LevelTreePtr = std::shared_ptr<const LevelTree>;

} // namespace levwright
