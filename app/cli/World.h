// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/Console.h"

#include <span>
#include <string>

namespace levwright::cli {

// Serves a world by files until it is told to stop (WorldServer). Unusable: the arguments are invalid.
Status serveWorld(std::span<const std::string> arguments, const Console& console);

// Describes all commands of a world server for the reader.
std::string worldCommands();

} // namespace levwright::cli
