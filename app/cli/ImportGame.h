// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/Console.h"

#include <span>
#include <string>

namespace levwright::cli {

// The command import-game: makes a game of the user from the source tree of a variant.
Status importGame(std::span<const std::string> arguments, const Console& console);

} // namespace levwright::cli
