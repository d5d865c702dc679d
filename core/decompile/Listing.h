// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/Catalog.h"
#include "core/compiled/LevelProgram.h"

#include <string>

namespace levwright {

// Every instruction of a program on a line of its own, with its number: "12: PUSH coord 0x50003  ; (3,5)".
// What a packed operand means, and where a jump leads to, stands behind it as a comment; names are those of
// the catalog's game, and numbers without one. Texts are written with \xNN for what is not printable ASCII.
std::string listingOf(const LevelProgram& program, const Catalog* catalog);

} // namespace levwright
