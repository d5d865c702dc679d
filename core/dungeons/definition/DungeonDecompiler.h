// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"
#include "core/catalog/Catalog.h"
#include "core/compiled/CompiledDungeon.h"

#include <string>

namespace levwright {

// Writes a description of the dungeons in the words of the catalog's game: for each dungeon first its levels,
// then its branches, in the order in which they are stored. Lines end in LF. Error: a value cannot be
// expressed in a description; the message names the record.
//
// This checks single values only. importDungeon in core/dungeons/roll also checks the rest, by compiling the
// text again.
Result<std::string> decompile(const CompiledDungeon& dungeon, const Catalog& catalog);

} // namespace levwright
