// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/Catalog.h"
#include "core/compiled/LevelProgram.h"

#include <string>

namespace levwright {

// Lists each instruction of a program on a line of its own, with its number: "12: PUSH coord 0x50003 ;
// (3,5)". A comment after it gives the meaning of a packed operand or the target of a jump. Names are those
// of the catalog's game; without a catalog there are only numbers. Texts have \xNN for bytes that are not
// printable ASCII.
std::string listingOf(const LevelProgram& program, const Catalog* catalog);

} // namespace levwright
