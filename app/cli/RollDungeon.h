// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/Console.h"

#include <span>
#include <string>

namespace levwright::cli {

// Lays out the dungeon of a description (FILE.def, FILE.pdf) or of a compiled file as a game of its own would
// begin with; or, with more than one roll, how often each level comes to lie on which depth. Failure: the
// game would stop, in any of the rolls; Unusable: the file cannot be read, or has errors.
Status rollDungeonFile(std::span<const std::string> arguments, const Console& console);

} // namespace levwright::cli
