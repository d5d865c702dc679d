// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/Console.h"

#include <span>
#include <string>

namespace levwright::cli {

// Writes the description for another game to standard output or, with -o, into a file, and what has no
// equivalent as a line each to the errors. Failure, and nothing is written: the file cannot be read, has
// errors, or the description cannot be written.
Status convertFile(std::span<const std::string> arguments, const Console& console);

} // namespace levwright::cli
