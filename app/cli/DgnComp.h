// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/Console.h"

#include <span>
#include <string>

namespace levwright::cli {

// Compiles dungeon descriptions as the game's own compiler does: same arguments, same files, messages at the
// same lines and the same exit status (dungeon, section 2); the sentences are ours. arguments are those
// behind the command's name. What is different: every file starts afresh, dungeon.def is read without the
// filter before it, and where the game's compiler writes beside its tables there is an error.
Status dgnComp(std::span<const std::string> arguments, const Console& console);

} // namespace levwright::cli
