// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/Console.h"

#include <span>
#include <string>

namespace levwright::cli {

// Serves a world by files until it is told to stop (WorldServer). Unusable: the arguments mean nothing.
Status serveWorld(std::span<const std::string> arguments, const Console& console);

// All commands that a world server takes, for a reader.
std::string worldCommands();

} // namespace levwright::cli
