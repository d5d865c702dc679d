// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/Console.h"

#include <span>
#include <string>

namespace levwright::cli {

// Rolls a level many times and prints what can go wrong, or with --json everything that was counted. Or
// merges the output of earlier runs with other seeds. Unusable: the command line or a file cannot be used.
Status stats(std::span<const std::string> arguments, const Console& console);

} // namespace levwright::cli
