// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/Console.h"

#include <span>
#include <string>
#include <string_view>

namespace levwright::cli {

// levwright-cli as a whole. calledAs is the name it was started under: "lev_comp" or "dgn_comp" (the folder
// before it does not count) makes it that command.
Status runProgram(std::string_view calledAs, std::span<const std::string> arguments, const Console& console);

} // namespace levwright::cli
