// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/Console.h"

#include <span>
#include <string>

namespace levwright::cli {

// The command game: lists, checks and shows the games that there are, and adds rows to those of the user.
Status showGames(std::span<const std::string> arguments, const Console& console);

} // namespace levwright::cli
