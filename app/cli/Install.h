// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/Console.h"

#include <span>
#include <string>

namespace levwright::cli {

// Puts a level into a playground of an installed game, and says how to play there; with --start, plays.
// Failure, and nothing is changed: the file cannot be read, has no such level, or one that the game cannot
// have; there is no game, or one that is not known; the playground cannot be made.
Status installLevel(std::span<const std::string> arguments, const Console& console);

} // namespace levwright::cli
