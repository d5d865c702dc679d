// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/Console.h"

#include <span>
#include <string>

namespace levwright::cli {

// levwright-cli git-setup: makes git show and merge the level files of a repository with this program, or no
// longer.
Status setUpGit(std::span<const std::string> arguments, const Console& console);

} // namespace levwright::cli
