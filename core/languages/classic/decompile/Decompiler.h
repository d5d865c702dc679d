// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"
#include "core/catalog/Catalog.h"
#include "core/compiled/CompiledLevel.h"

#include <string>

namespace levwright {

// Writes a description of the level in the language of the catalog's game. Statements are grouped by kind, in
// the order of their lists, below comments as headings. Lines end in LF. Error: something cannot be expressed
// in a description; the message names the record and the value.
//
// This checks single values only. It does not check what a compiler also looks at (whether doors stand on
// doors, limits of lists); importLevel in core/levcomp does, by compiling the text again.
Result<std::string> decompile(const CompiledLevel& level, const Catalog& catalog);

} // namespace levwright
