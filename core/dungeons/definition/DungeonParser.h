// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dungeons/model/DungeonTree.h"
#include "core/tree/Dialect.h"

#include <string_view>

namespace levwright {

// Never fails. Exact mode reads like the game's compiler: it stops at the first syntax error and has no
// statement after it. Tolerant mode goes on with the next statement, but a text that only the exact reading
// accepts is read exactly.
DungeonTreePtr parseDungeon(const Dialect& dialect, TextSnapshot text, DungeonForm form,
                            LexMode mode = LexMode::Tolerant);

// Preprocessed if the file name ends in .pdf, Definition otherwise.
DungeonForm dungeonFormOf(std::string_view fileName);

} // namespace levwright
