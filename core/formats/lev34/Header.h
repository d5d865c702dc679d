// SPDX-License-Identifier: GPL-3.0-or-later
// The beginning of a level file, and of the file "dungeon".
#pragma once

#include "core/formats/Body.h"
#include "core/target/Target.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace levwright {

class ByteReader;
class ByteWriter;
class Catalog;

// The first four words of a level file. The game refuses a file with other words than its own (format
// document of 3.4.3, section 10).
struct LevHeader {
    std::uint32_t version = 0;     // major << 24, minor << 16, patch << 8, edit level
    std::uint32_t features = 0;    // bits of the catalog's features
    std::uint32_t entities = 0;    // artifacts << 24, objects << 12, monsters
    std::uint32_t structSizes = 0; // StructSizes::word()
    bool operator==(const LevHeader&) const = default;
};

// The sizes in bytes of four of the game's structures; they depend on how the game was built.
struct StructSizes {
    std::uint32_t options = 0;
    std::uint32_t object = 0;
    std::uint32_t monster = 0;
    std::uint32_t hero = 0;

    // The word in the header; the four sizes overlap in it.
    constexpr std::uint32_t word() const { return options << 24 | object << 17 | monster << 10 | hero; }
};

namespace lev34 {

inline constexpr std::string_view formId = "lev34";

// In bytes.
std::size_t headerSize(Abi abi);
// The header for a target of this form.
LevHeader headerOf(const Target& target);
void setHeader(Target& target, const LevHeader& header);

// The usual build of a game, from the catalog's tables; its header can be changed to fit another build.
Target usualTarget(const Catalog& catalog, Abi abi);
// The first bytes of a file. Reading sets the game, if it is a known one, and the reader's ABI. Error: there
// is no header.
void readHeader(ByteReader& io, Target& target);
void writeHeader(ByteWriter& io, const Target& target);
// The header of a game that nothing is known of; empty if there is none for that ABI. It names no game.
std::optional<Target> foreignHeader(std::string_view bytes, Abi abi);
// The numbers of artifacts, objects and monsters in that word of a header, in words for messages.
std::string countsOf(std::uint32_t entities);

// The content after the header; empty unless the bytes begin with the header of a known game.
std::optional<Body> bodyOf(std::string_view bytes);

} // namespace lev34
} // namespace levwright
