// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/Console.h"

#include <span>
#include <string>

namespace levwright::cli {

// Rolls a level many times and prints what can go wrong or, with --json, all that was counted; or adds up
// what earlier runs over other seeds have printed. Unusable: the command line or a file cannot be used.
Status stats(std::span<const std::string> arguments, const Console& console);

} // namespace levwright::cli
