// SPDX-License-Identifier: GPL-3.0-or-later
// Help at a place while somebody writes: what may stand there, what stands there, and what the statement
// takes. Places and ranges count in the file; a place is at most the size of the text.
#pragma once

#include "core/document/Analysis.h"
#include "core/model/TextHelp.h"
#include "core/model/WritingHelp.h"

#include <optional>

namespace levwright::services {

// Empty in comments, maps and free texts.
Completions completionsAt(const Analysis& analysis, Offset at);

// Explains a word, a field, a name, a monster or another thing with what the game knows about it, and a
// character of a map with what stands on its cell.
std::optional<Explanation> explanationAt(const Analysis& analysis, Offset at);

// Explains the thing that a statement names, as explanationAt() does at its name. Empty if the game has no
// facts about it, and for statements of dungeons.
std::optional<Explanation> explanationOf(const Analysis& analysis, const StatementRef& statement);

std::optional<Signature> signatureAt(const Analysis& analysis, Offset at);

} // namespace levwright::services
