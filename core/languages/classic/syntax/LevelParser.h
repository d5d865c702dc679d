// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/Dialect.h"
#include "core/tree/LevelTree.h"
#include "core/tree/LexMode.h"

#include <optional>
#include <string_view>

namespace levwright {

// Parses the tokens of one level; never fails. Token offsets count from the level's first byte, as text does.
LevelTree parseLevel(const Dialect& dialect, std::string_view text, Tokens tokens, LexMode mode);

// Where a parser has come to.
struct Reached {
    Section section{};          // of the last statement that stands where it may
    bool wantsMap = false;      // GEOMETRY has been read, MAP has not
    std::optional<Offset> next; // where the next token begins; empty at the end
};
// Goes on parsing part, which holds the last statement of the same section so far, up to the first statement
// that begins at end or later. Its tokens are those after that statement.
Reached parseOn(const Dialect& dialect, std::string_view text, LevelTree& part, Section section, Offset end);

} // namespace levwright
