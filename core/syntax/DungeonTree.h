// SPDX-License-Identifier: GPL-3.0-or-later
// The parsed form of a dungeon description. A file is small (the games allow 50 levels), so it is always
// parsed as a whole. Offsets count from the first byte of the file.
#pragma once

#include "core/diag/Diagnostic.h"
#include "core/syntax/DungeonGrammar.h"
#include "core/syntax/DungeonLexer.h"
#include "core/text/TextSnapshot.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace levwright {

struct DungeonArgument {
    DungeonField field{};
    DungeonArgumentKind kind{};
    Range range; // of a Couple: with its parentheses
    // Integer: one number; Couple: base and rand; words: their stored value. Numbers as C's atoi reads them,
    // brought into the range of 64 bits.
    std::array<std::int64_t, 2> numbers{};
    std::array<Range, 2> numberRanges; // of a Couple
    WordClass wordClass{};             // of words
    Range text;                        // what stands between the quotes of a String

    std::int64_t number() const { return numbers[0]; }
    bool operator==(const DungeonArgument&) const = default;
};

struct DungeonStatement {
    DungeonStatementKind kind{};
    Range range; // from its first to its last token
    Range keyword;
    std::optional<Range> colon;
    std::vector<DungeonArgument> arguments;
    // The token by which the game's compiler knows that the statement has ended: its last one, or the next
    // one (or the end of the text) where something more could follow.
    Offset completedAt = 0;
    bool broken = false; // has a syntax error; arguments holds what stood before it

    // The argument in that role; nullptr if it is not there.
    const DungeonArgument* find(DungeonField field) const;
    bool operator==(const DungeonStatement&) const = default;
};

// The first place where the game's compiler says "syntax error".
struct DungeonSyntaxError {
    Offset at = 0;
    // Everything before it is complete statements: the game's compiler then writes those all the same.
    bool behindStatements = false;
    bool operator==(const DungeonSyntaxError&) const = default;
};

struct DungeonTree {
    TextSnapshot text;
    DungeonForm form = DungeonForm::Definition;
    LexMode mode = LexMode::Tolerant;
    Tokens tokens; // they join to the text
    std::vector<DungeonStatement> statements;
    Diagnostics diagnostics;
    std::optional<DungeonSyntaxError> firstError;
    // Where the game's compiler sees the end of the file, by a byte that it takes for that.
    std::optional<Offset> endByte;
    bool departed = false; // see DungeonLexer::departed

    std::string_view textOf(Range range) const { return text.slice(range); }
    // The game's text of a String: up to its first NUL byte.
    std::string stringOf(const DungeonArgument& argument) const;
    // The statement that the place touches; none between statements.
    std::optional<std::size_t> statementAt(Offset at) const;
};

using DungeonTreePtr = std::shared_ptr<const DungeonTree>;

// Never fails. Exact: as the game's compiler, which stops at the first syntax error: no statement behind it.
// Tolerant: goes on with the next statement; a text that only the exact reading accepts is read exactly.
DungeonTreePtr parseDungeon(const Dialect& dialect, TextSnapshot text, DungeonForm form,
                            LexMode mode = LexMode::Tolerant);

// The tokens joined: always the bytes that were parsed.
std::string print(const DungeonTree& tree);

// Preprocessed for the name of a file that ends in .pdf, Definition for any other.
DungeonForm dungeonFormOf(std::string_view fileName);

} // namespace levwright
