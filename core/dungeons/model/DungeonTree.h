// SPDX-License-Identifier: GPL-3.0-or-later
// The parsed form of a dungeon description. A file is small (the games allow 50 levels), so it is always
// parsed as a whole. Offsets count from the first byte of the file.
#pragma once

#include "core/diag/Diagnostic.h"
#include "core/dungeons/model/DungeonGrammar.h"
#include "core/text/TextSnapshot.h"
#include "core/tree/DungeonForm.h"
#include "core/tree/LexMode.h"
#include "core/tree/SyntaxError.h"

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
    // For each statement, the token by which the game's compiler knows that it has ended. That is its last
    // token; if something more could follow, it is the next token or the end of the text.
    std::vector<Offset> completedAt;
    Diagnostics diagnostics;
    std::optional<SyntaxError> firstError;
    // The byte that the game's compiler takes for the end of the file; empty if there is none.
    std::optional<Offset> endByte;
    bool departed = false; // see DungeonLexer::departed

    std::string_view textOf(Range range) const { return text.slice(range); }
    // The text of a String as the game sees it: up to its first NUL byte.
    std::string stringOf(const Argument& argument) const;
    // The range of a Couple's base (0) or rand (1).
    Range numberOf(const Argument& couple, std::size_t which) const;
    Offset completionOf(const StatementNode& statement) const {
        return completedAt[std::size_t(&statement - statements.data())];
    }
    // The innermost statement that the place touches; empty between statements.
    std::optional<std::size_t> statementAt(Offset at) const;
};

using DungeonTreePtr = std::shared_ptr<const DungeonTree>;

} // namespace levwright
