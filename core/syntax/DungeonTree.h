// SPDX-License-Identifier: GPL-3.0-or-later
// The parsed form of a dungeon description. A file is small (the games allow 50 levels), so it is always
// parsed as a whole. Offsets count from the first byte of the file.
#pragma once

#include "core/diag/Diagnostic.h"
#include "core/syntax/DungeonGrammar.h"
#include "core/syntax/DungeonLexer.h"
#include "core/syntax/SyntaxError.h"
#include "core/text/TextSnapshot.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace levwright {

struct DungeonTree {
    TextSnapshot text;
    DungeonForm form = DungeonForm::Definition;
    LexMode mode = LexMode::Tolerant;
    Tokens tokens; // they join to the text
    std::vector<StatementNode> statements;
    // By statement: the token by which the game's compiler knows that it has ended, which is its last one, or
    // the next one (or the end of the text) where something more could follow.
    std::vector<Offset> completedAt;
    Diagnostics diagnostics;
    std::optional<SyntaxError> firstError;
    // Where the game's compiler sees the end of the file, by a byte that it takes for that.
    std::optional<Offset> endByte;
    bool departed = false; // see DungeonLexer::departed

    std::string_view textOf(Range range) const { return text.slice(range); }
    // The game's text of a String: up to its first NUL byte.
    std::string stringOf(const Argument& argument) const;
    // Of a Couple: where its base (0) or rand (1) stands.
    Range numberOf(const Argument& couple, std::size_t which) const;
    Offset completionOf(const StatementNode& statement) const {
        return completedAt[std::size_t(&statement - statements.data())];
    }
    // The innermost statement that the place touches; none between statements.
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
