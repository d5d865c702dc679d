// SPDX-License-Identifier: GPL-3.0-or-later
// The command that draws levels into files.
#pragma once

#include "app/cli/Console.h"

#include <span>
#include <string>

namespace levwright::cli {

Status renderLevels(std::span<const std::string> arguments, const Console& console);

} // namespace levwright::cli
