// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/Console.h"

#include <span>
#include <string>

namespace levwright::cli {

// The command find. See --help.
Status findThings(std::span<const std::string> arguments, const Console& console);

} // namespace levwright::cli
