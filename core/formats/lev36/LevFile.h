// SPDX-License-Identifier: GPL-3.0-or-later
// Level files (.lev) of NetHack 3.6 (format document of 3.6, section 4): a header and a program.
#pragma once

#include "core/base/Result.h"
#include "core/compiled/LevelProgram.h"
#include "core/target/Target.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace levwright {

class Catalog;

namespace lev36 {

inline constexpr std::string_view formId = "lev36";

// The first words of a level file. The game refuses a file that says another build of it (dlb.md, section 2).
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

// The bytes of a level file. Error: there are more instructions, or longer texts, than the file can tell.
Result<std::string> encode(const LevelProgram& program, const Target& target);

struct Decoded {
    LevelProgram program; // without a name
    Target target;        // the game is told by the version, the ABI by how the file is laid out
    std::size_t size = 0; // bytes that belong to the level
    bool operator==(const Decoded&) const = default;
};

// Whether the bytes begin as a level file of a known game of this form.
bool probe(std::string_view bytes);

// Bytes behind the last instruction are left aside: the game's compiler does not shorten a file that it
// writes over. Errors: no ABI makes sense of the header; a number of an instruction or operand type that
// there is not; the file ends too early. Each message gives the offset of the byte and says what was expected
// there. encode(program, target) gives the size bytes again.
Result<Decoded> decode(std::string_view bytes);

} // namespace lev36
} // namespace levwright
