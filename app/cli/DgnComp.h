// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/Console.h"

#include <span>
#include <string>

namespace levwright::cli {

// Compiles dungeon descriptions like the game's own compiler: with the same arguments, files, lines of
// messages and exit status (dungeon, section 2), but with our own wording. arguments: those after the
// command's name. Differences: every file starts afresh; dungeon.def is read without the preceding filter;
// where the game's compiler writes outside its tables, an error is reported.
Status dgnComp(std::span<const std::string> arguments, const Console& console);

} // namespace levwright::cli
