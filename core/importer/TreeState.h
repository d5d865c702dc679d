// SPDX-License-Identifier: GPL-3.0-or-later
// The source tree of an imported game, and whether it is as it was.
#pragma once

#include "core/catalog/GameShelf.h"
#include "core/importer/GameImport.h"

#include <filesystem>
#include <stop_token>
#include <string>
#include <vector>

namespace levwright {

// The files of its tree that a game was imported from; none for other games.
std::vector<std::filesystem::path> treeFilesOf(const UserGame& game, const FileStore& files);
// Whether one of them has other bytes now. A tree that is not there any more has not changed.
bool treeHasChanged(const UserGame& game, const FileStore& files);

// Whether somebody has changed the tables since they were imported.
bool tablesHaveChanged(const UserGame& game, const FileStore& files);

struct ImportedAgain {
    AddedGame added;
    // What is different now, by table, such as "monsters: moor hen" or "flags: 3 rows". Empty if nothing is.
    std::vector<std::string> changes;
};

// Reads the tree again and writes the game anew, under its own name and in the same place. Errors: those of
// readSourceTree() and addGame().
Result<ImportedAgain> importAgain(const UserGame& game, FileStore& files,
                                  const std::stop_token& abandoned = {});

// The root of the source tree that the file lies in: a folder with include, src/monst.c, and
// util/lev_comp.y or src/nhlua.c. Empty if it lies in none.
std::filesystem::path treeAround(const std::filesystem::path& file);

} // namespace levwright
