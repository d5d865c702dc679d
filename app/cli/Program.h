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

// The version of the programs, such as "0.1.0", or "0.1.0 (commit 1a2b3c4d5e6f)" if the commit is not empty.
std::string versionWith(std::string_view commit);

} // namespace levwright::cli
