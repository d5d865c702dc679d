// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/Console.h"

#include <span>
#include <string>

namespace levwright::cli {

// Compiles level descriptions as the game's own compiler does: same arguments, same level files, messages at
// the same lines and the same exit status (lev-3.4.3, section 1); the sentences are ours. arguments are those
// behind the command's name. What is different: every file and every level after an error starts afresh
// (section 9).
Status levComp(std::span<const std::string> arguments, const Console& console);

} // namespace levwright::cli
