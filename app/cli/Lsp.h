// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/Console.h"

#include <span>
#include <string>

namespace levwright::cli {

// Serves an editor by the Language Server Protocol on standard input and output until it is told to stop.
// Failure: the input ends or is broken before that. Unusable: the arguments are invalid.
Status serveLanguages(std::span<const std::string> arguments, const Console& console);

} // namespace levwright::cli
