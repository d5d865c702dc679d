// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"
#include "core/catalog/Catalog.h"
#include "core/compiled/CompiledLevel.h"

#include <string>

namespace levwright {

// A level description that says what the level holds, in the language of the catalog's game: statements
// grouped by kind, in the order of their lists, under comments as headings; lines end in LF. Error: something
// that no description can say; the message names the record and the value.
//
// What a compiler looks at beyond single values (doors that stand on a door, limits of lists) is not looked
// at here: see importLevel in core/levcomp, which compiles the text again.
Result<std::string> decompile(const CompiledLevel& level, const Catalog& catalog);

} // namespace levwright
