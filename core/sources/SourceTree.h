// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the source tree of a game of the NetHack family and gives the tables of a catalog. The tree is data:
// no compiler runs, and nothing of the tree is executed.
#pragma once

#include "core/base/ByteSum.h"
#include "core/base/FileStore.h"
#include "core/base/Result.h"

#include <filesystem>
#include <stop_token>
#include <string>
#include <vector>

namespace levwright {

// A whole table, as a file of resources/catalog has it: a header line and rows, each ended by a line feed.
struct SourceTable {
    std::string name; // e.g. "monsters"
    std::string text;
};

// What was not understood.
struct SourceNote {
    std::string file; // its path within the tree
    int line = 0;     // 0: no line in particular
    std::string text;
};

// A file that was read, by its path within the tree.
struct SourceFile {
    std::string path;
    ByteSum sum;
};

struct SourceGame {
    std::string name;
    std::string base;     // the game whose tables stand in for those that are not here, e.g. "nethack-3.6"
    std::string language; // of its level descriptions; see knownLanguages
    std::vector<SourceTable> tables;
    std::vector<SourceNote> notes;
    std::vector<SourceFile> files = {}; // what all this was read from
};

// Error: this is no source tree of such a game; the message says what is missing. Whatever else is not
// understood is a note. Reading ends soon, and with an error, when the token requests it.
Result<SourceGame> readSourceTree(const std::filesystem::path& tree, const std::stop_token& abandoned = {});
Result<SourceGame> readSourceTree(const FileStore& files, const std::filesystem::path& tree,
                                  const std::stop_token& abandoned = {});

} // namespace levwright
