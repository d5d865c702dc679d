// SPDX-License-Identifier: GPL-3.0-or-later
// The beginning of a level file of NetHack 3.6, and of its file "dungeon".
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

// The first words of a level file, and of the file "dungeon". The game refuses a file of another build
// (dlb.md, section 2).
struct Header {
    std::uint32_t version = 0;         // major << 24, minor << 16, patch << 8, edit level
    std::uint32_t features = 0;        // bits of the catalog's features
    std::uint32_t entities = 0;        // artifacts << 24, objects << 12, monsters
    std::uint64_t structSizes = 0;     // packed sizes of structures; 32 bits if longs have 32 bits
    std::uint64_t moreStructSizes = 0; // packed as above
    bool operator==(const Header&) const = default;
};

// In bytes.
std::size_t headerSize(Abi abi);
// The header for a target of this form.
Header headerOf(const Target& target);
void setHeader(Target& target, const Header& header);

// The usual build of a game, from the catalog's tables.
Target usualTarget(const Catalog& catalog, Abi abi);

// The first bytes of a file. Reading sets the game, if it is a known one, and the reader's ABI. Error: there
// is no header.
void readHeader(ByteReader& io, Target& target);
void writeHeader(ByteWriter& io, const Target& target);
// The header of a game that nothing is known of; empty if there is none for that ABI. It names no game.
std::optional<Target> foreignHeader(std::string_view bytes, Abi abi);

// The content after the header; empty unless the bytes begin with the header of a known game.
std::optional<Body> bodyOf(std::string_view bytes);

} // namespace lev36
} // namespace levwright
