// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/target/Abi.h"

#include <cstdint>
#include <string>
#include <vector>

namespace levwright {

// What compiled files are written for: a build of a game.
struct Target {
    std::string gameId; // of a catalog; empty: a game that there is no catalog for
    std::string form;   // that the game stores its levels in: the id of a row of fileForms(); empty: none
    Abi abi;
    // What a file of that form says of the build that it is for; only the form knows what each means.
    std::vector<std::uint32_t> words;

    bool operator==(const Target&) const = default;
};

} // namespace levwright
