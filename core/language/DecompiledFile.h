// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/FileForms.h"
#include "core/model/Game.h"

#include <string>

namespace levwright {

// The game that a compiled file is of. Error: none that is known.
Result<GamePtr> gameOfFile(const Target& target);

// The comment that a description begins with that was made of a file for that target, and an empty line.
std::string decompiledHeading(const Target& target, Holds holds);

} // namespace levwright
