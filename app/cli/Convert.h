// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/Console.h"

#include <span>
#include <string>

namespace levwright::cli {

// Converts a description for another game. Writes it to standard output, or with -o to a file, and reports on
// the error stream what has no equivalent, one line each. Failure, with nothing written: the file cannot be
// read or has errors, or the description cannot be written.
Status convertFile(std::span<const std::string> arguments, const Console& console);

} // namespace levwright::cli
