// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/Console.h"

#include <span>
#include <string>

namespace levwright::cli {

// Writes the description of a compiled level to standard output, or with -o to a file. Failure, with nothing
// written: the level file cannot be read or described, or the description cannot be written.
Status decompileFile(std::span<const std::string> arguments, const Console& console);

} // namespace levwright::cli
