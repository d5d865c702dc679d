// SPDX-License-Identifier: GPL-3.0-or-later
// A game of the user from the sources of a variant.
#pragma once

#include "core/importer/CellLooks.h"
#include "core/sources/ImportedGame.h"
#include "core/sources/SourceTree.h"

#include <filesystem>
#include <stop_token>
#include <string>
#include <vector>

namespace levwright {

struct ImportRequest {
    std::filesystem::path tree;
    std::filesystem::path folder;          // of the user's games
    std::string name = {};                 // of the game's own folder; empty: as its sources say
    std::filesystem::path headerFile = {}; // a compiled level of the game; empty for none
    std::vector<CellLook> looks = {};
};

struct AddedGame {
    ImportedGame game;
    std::filesystem::path folder; // its own
    std::vector<PlainCell> plain; // map characters that still have no look but themselves
};

// Makes a game from what was read of the tree, and writes it into the user's folder once it can be used.
// Looks and header of an earlier import are kept. Errors: the tables do not fit together; the header is of no
// level of the game; those of writeGame(); the token requested an end before anything was written.
Result<AddedGame> addGame(SourceGame source, const ImportRequest& request, FileStore& files,
                          const std::stop_token& abandoned = {});

// Whether the sources have things or words that the game does not have which they resemble.
bool isVariant(const SourceGame& source);

} // namespace levwright
