// SPDX-License-Identifier: GPL-3.0-or-later
// What a level file is written for.
#pragma once

#include "core/base/Result.h"
#include "core/formats/Abi.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace levwright {

class Catalog;

// The first four words of a level file. The game refuses a file whose words are not its own (format document
// of 3.4.3, section 10).
struct LevHeader {
    std::uint32_t version = 0;     // major << 24, minor << 16, patch << 8, edit level
    std::uint32_t features = 0;    // bits of the catalog's features
    std::uint32_t entities = 0;    // artifacts << 24, objects << 12, monsters
    std::uint32_t structSizes = 0; // StructSizes::word()
    bool operator==(const LevHeader&) const = default;
};

// Sizes in bytes of four of the game's structures; they change with the way it was built.
struct StructSizes {
    std::uint32_t options = 0;
    std::uint32_t object = 0;
    std::uint32_t monster = 0;
    std::uint32_t hero = 0;

    // The word of the header; the four overlap in it.
    constexpr std::uint32_t word() const { return options << 24 | object << 17 | monster << 10 | hero; }
};

struct Target {
    std::string gameId; // of a catalog; empty: a game that there is no catalog for
    Abi abi;
    LevHeader header;

    // The usual build of a game, from the catalog's tables; its header may be changed to fit another build.
    // Error: no such game.
    static Result<Target> make(std::string_view gameId, Abi abi);
    // The same for a catalog that is there already.
    static Target of(const Catalog& catalog, Abi abi);

    bool operator==(const Target&) const = default;
};

} // namespace levwright
