// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/Console.h"

#include <span>
#include <string>

namespace levwright::cli {

// Writes a level as the Python literal that MiniHack takes to standard output or, with -o, into a file.
// Failure: the file cannot be read, has no such level or one that MiniHack cannot have.
Status writeMiniHack(std::span<const std::string> arguments, const Console& console);

} // namespace levwright::cli
