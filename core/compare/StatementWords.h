// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/Analysis.h"

#include <optional>
#include <string>
#include <vector>

namespace levwright::compare {

// A statement of a file, as differences speak of it.
struct NamedStatement {
    StatementRef ref;
    StatementView view;
};

// The statement that begins in the lines of that range; empty if there is none.
std::optional<NamedStatement> statementIn(const Analysis& analysis, Range lines);

// "soldier at 8,6".
std::string nameOf(const NamedStatement& statement);
// The cell of its place, if that is written as two numbers.
std::optional<Point> cellOf(const NamedStatement& statement);

struct StatementChange {
    std::string words;
    bool isMoved = false; // and nothing else
};

// What changed in a statement; empty if they are no versions of one statement, or if no field tells.
std::optional<StatementChange> changeOf(const NamedStatement& before, const NamedStatement& after);

} // namespace levwright::compare
