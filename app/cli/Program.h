// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/Console.h"

#include <span>
#include <string>
#include <string_view>

namespace levwright::cli {

// levwright-cli as a whole. calledAs: the name under which it was started. "lev_comp" or "dgn_comp", with or
// without a folder, runs that command.
Status runProgram(std::string_view calledAs, std::span<const std::string> arguments, const Console& console);

} // namespace levwright::cli
