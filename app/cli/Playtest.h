// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/Console.h"

#include <span>
#include <string>

namespace levwright::cli {

// Rolls a level and writes it as a save of the world server. Unusable: the arguments are invalid, the level
// cannot be rolled or walked on, or the file cannot be written.
Status writePlaytest(std::span<const std::string> arguments, const Console& console);

} // namespace levwright::cli
