// SPDX-License-Identifier: GPL-3.0-or-later
// Comments by which authors of levels tell that they know of a problem, and mean it so:
//     # levwright: silence door-leads-nowhere
// in descriptions, and behind -- in scripts. They silence a kind of problem in the level that they stand in.
#pragma once

#include "core/diag/Diagnostic.h"
#include "core/syntax/LevelTree.h"

#include <string_view>

namespace levwright {

// Whether a kind of problem may be silenced: what only we say, about one level, of what the game reads.
bool canBeSilenced(DiagnosticCode code);

// What begins a comment.
inline constexpr std::string_view commentMark = "#";
inline constexpr std::string_view scriptCommentMark = "--";

// Takes away what the comments of the level silence. text is that of the tree, as below.
void dropSilenced(const LevelTree& tree, std::string_view text, std::string_view mark,
                  Diagnostics& diagnostics);

// Adds such a comment behind the line on which the level begins. The level must have a header, the code one
// that can be silenced.
TextEdit silenced(const LevelTree& tree, std::string_view text, DiagnosticCode code);

// The same for a script: behind its first line if that is a comment, as it gives the level's name, else at
// the start.
TextEdit silencedInScript(std::string_view text, DiagnosticCode code);

} // namespace levwright
