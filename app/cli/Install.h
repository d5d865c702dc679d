// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/Console.h"

#include <span>
#include <string>

namespace levwright::cli {

// Puts a level into a playground of an installed game and prints how to play there; with --start, starts the
// game. Failure, with nothing changed: the file cannot be read, has no such level, or has one that the game
// does not allow; there is no game, or an unknown one; the playground cannot be created.
Status installLevel(std::span<const std::string> arguments, const Console& console);

} // namespace levwright::cli
