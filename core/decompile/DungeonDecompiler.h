// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"
#include "core/catalog/Catalog.h"
#include "core/compiled/CompiledDungeon.h"

#include <string>

namespace levwright {

// A dungeon description that says what the file holds, in the words of the catalog's game: of each dungeon
// first its levels, then its branches, as both are stored; lines end in LF. Error: a value that no
// description can say; the message names the record.
//
// What a compiler looks at beyond single values is not looked at here: see importDungeon in core/dungeon,
// which compiles the text again.
Result<std::string> decompile(const CompiledDungeon& dungeon, const Catalog& catalog);

} // namespace levwright
