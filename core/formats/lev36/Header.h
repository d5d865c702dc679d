// SPDX-License-Identifier: GPL-3.0-or-later
// How a level file of NetHack 3.6, and its file "dungeon", begins.
#pragma once

#include "core/formats/Body.h"
#include "core/target/Target.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace levwright {

class ByteReader;
class ByteWriter;
class Catalog;

namespace lev36 {

inline constexpr std::string_view formId = "lev36";

// The first words of a level file, and of the file "dungeon". The game refuses a file that says another build
// of it (dlb.md, section 2).
struct Header {
    std::uint32_t version = 0;         // major << 24, minor << 16, patch << 8, edit level
    std::uint32_t features = 0;        // bits of the catalog's features
    std::uint32_t entities = 0;        // artifacts << 24, objects << 12, monsters
    std::uint64_t structSizes = 0;     // of structures of the game, packed; with 32-bit longs the low half
    std::uint64_t moreStructSizes = 0; // likewise
    bool operator==(const Header&) const = default;
};

// The words of a target of this form.
Header headerOf(const Target& target);
void setHeader(Target& target, const Header& header);

// The usual build of a game, from the catalog's tables.
Target usualTarget(const Catalog& catalog, Abi abi);

// The first bytes of a file. What is read tells the game, if it is a known one, and has the reader's ABI.
// Error: no header.
void readHeader(ByteReader& io, Target& target);
void writeHeader(ByteWriter& io, const Target& target);

// What follows the header, if the bytes begin with that of a known game.
std::optional<Body> bodyOf(std::string_view bytes);

} // namespace lev36
} // namespace levwright
