// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/FileForms.h"
#include "core/model/Game.h"

#include <string>

namespace levwright {

// The game of a compiled file. Error: it is not a known one.
Result<GamePtr> gameOfFile(const Target& target);

// The comment at the top of a description that was made from a file for that target, and an empty line.
std::string decompiledHeading(const Catalog& catalog, const Target& target, Holds holds);

} // namespace levwright
