// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/target/Abi.h"

#include <cstdint>
#include <string>
#include <vector>

namespace levwright {

// The build of a game that compiled files are written for.
struct Target {
    std::string gameId; // the id of its catalog; empty for a game without a catalog
    std::string form;   // how the game stores its levels: the id of a row of fileForms(); empty for none
    Abi abi;
    // What a file of that form says about the build it is for. Only the form knows what each word means.
    std::vector<std::uint32_t> words;
    // For a user's game, the built-in game whose files have the same layout; else empty.
    std::string layout = {};

    const std::string& layoutGame() const { return layout.empty() ? gameId : layout; }

    bool operator==(const Target&) const = default;
};

} // namespace levwright
