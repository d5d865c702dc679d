// SPDX-License-Identifier: GPL-3.0-or-later
// A game from a source tree as the files of a folder of the user: only what differs from its base.
#pragma once

#include "core/base/Result.h"
#include "core/catalog/GameTables.h"
#include "core/catalog/TableChanges.h"
#include "core/sources/SourceTree.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace levwright {

// How a table differs from that of the base, in rows.
struct TableDifference {
    std::string table;
    std::size_t rows = 0; // of the game
    std::size_t added = 0;
    std::size_t changed = 0;
    std::size_t removed = 0;
};

struct ImportedGame {
    std::string id;
    std::vector<TableFile> files; // game.tsv and the tables that differ
    std::vector<TableDifference> differences;
    std::string sources;  // the files of the tree with their checksums, a line each
    GameTablesPtr tables; // what the files give together with the base
};

// origin is kept in game.tsv, for importing again. A table whose differences cannot be written as changes of
// rows is written whole. Error: the tables do not fit together.
Result<ImportedGame> importedGame(const SourceGame& source, std::string id, std::string_view origin);

} // namespace levwright
