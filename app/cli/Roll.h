// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/Console.h"

#include <span>
#include <string>

namespace levwright::cli {

// Prints one level as the game might make it: its map, then what is on it. Or lets the editor draw it, or
// prints the rolls of many seeds as JSON lines. Unusable: the command line or the file cannot be used.
// Failure: with this seed the game would end while it loads the level; JSON lines say that in the line of the
// seed.
Status rollLevel(std::span<const std::string> arguments, const Console& console);

} // namespace levwright::cli
