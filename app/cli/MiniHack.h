// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/Console.h"

#include <span>
#include <string>

namespace levwright::cli {

// Writes a level as the Python literal for MiniHack, to standard output or with -o to a file. Failure: the
// file cannot be read, has no such level, or has one that MiniHack does not support.
Status writeMiniHack(std::span<const std::string> arguments, const Console& console);

} // namespace levwright::cli
