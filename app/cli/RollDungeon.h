// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/Console.h"

#include <span>
#include <string>

namespace levwright::cli {

// Lays out the dungeon of a description (FILE.def, FILE.pdf) or of a compiled file as a new game would. With
// more than one roll, prints how often each level is at which depth. Failure: the game would stop in one of
// the rolls. Unusable: the file cannot be read or has errors.
Status rollDungeonFile(std::span<const std::string> arguments, const Console& console);

} // namespace levwright::cli
