// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/FileStore.h"
#include "core/catalog/GameShelf.h"

#include <cstddef>
#include <istream>
#include <ostream>
#include <string_view>

namespace levwright::cli {

class EditorProgram;
class Onlooker;

// What a command uses of the outside world.
struct Console {
    FileStore& files;
    std::istream& input;
    std::ostream& output;
    std::ostream& errors;
    EditorProgram* editor = nullptr; // null if there is none
    Onlooker* onlooker = nullptr;    // for long commands; null if nobody watches
    GamePlaces games = {};           // where games of the user are
    std::string_view commit = {};    // which the program was built from; empty if that is not known
};

// Larger level descriptions are rejected.
constexpr std::size_t maximumFileSize = std::size_t(256) << 20U;

// Exit statuses. Those of lev_comp are the game's own (lev-3.4.3, section 1). Interrupted is the status that
// shells report for a program ended by SIGINT.
enum Status { Success = 0, Failure = 1, Unusable = 2, Interrupted = 130 };

} // namespace levwright::cli
