// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/Console.h"

#include <span>
#include <string>

namespace levwright::cli {

// Compiles level descriptions like the game's own compiler: with the same arguments, level files, lines of
// messages and exit status (lev-3.4.3, section 1), but with our own wording. arguments: those after the
// command's name. Difference: every file starts afresh, and so does every level after an error (section 9).
Status levComp(std::span<const std::string> arguments, const Console& console);

} // namespace levwright::cli
