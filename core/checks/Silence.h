// SPDX-License-Identifier: GPL-3.0-or-later
// Comments with which authors say that something is no mistake. Each silences one kind of problem in its
// level:
//
//     # levwright: silence door-leads-nowhere
//
// In scripts, -- takes the place of #.
#pragma once

#include "core/checks/LevelComments.h"
#include "core/diag/Diagnostic.h"
#include "core/tree/LevelTree.h"

#include <string_view>

namespace levwright {

// Whether a kind of problem may be silenced. Only our own findings about a single level that the game reads
// may be.
bool canBeSilenced(DiagnosticCode code);

// Removes the diagnostics that the comments of the level silence. text is the text of the tree, also below.
void dropSilenced(const LevelTree& tree, std::string_view text, std::string_view mark,
                  Diagnostics& diagnostics);

// Adds such a comment after the line on which the level begins. The level must have a header, and it must be
// possible to silence the code.
TextEdit silenced(const LevelTree& tree, std::string_view text, DiagnosticCode code);

// The same for a script. If the first line is a comment, which gives the level's name, the new one goes
// after it, else to the start.
TextEdit silencedInScript(std::string_view text, DiagnosticCode code);

} // namespace levwright
