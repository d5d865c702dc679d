// SPDX-License-Identifier: GPL-3.0-or-later
// The command that tells what a designer asks of a level.
#pragma once

#include "app/cli/Console.h"

#include <span>
#include <string>

namespace levwright::cli {

Status showLens(std::span<const std::string> arguments, const Console& console);

} // namespace levwright::cli
