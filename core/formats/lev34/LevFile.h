// SPDX-License-Identifier: GPL-3.0-or-later
// Level files (.lev) of NetHack 3.2.2 and 3.4.3 as section 10 of the format document of 3.4.3 describes them.
// The two games differ in the values of the header and in what terrain, monster, object and room numbers
// mean; SLASH'EM in some of its records, too, which Layout.h tells.
#pragma once

#include "core/base/Result.h"
#include "core/compiled/CompiledLevel.h"
#include "core/formats/lev34/Header.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace levwright::lev34 {

// The bytes of a level file. Numbers that are too wide for their field keep their low bits, as in the game's
// own compiler. Error: a list, map or text is longer than the file can hold (the message names it): lists,
// parts, rooms and the sides of maps 127, the message 255 bytes, names of rooms 32767 bytes. The smaller
// limits of a game are in its catalog and not looked at here.
Result<std::string> encode(const CompiledLevel& level, const Target& target);

struct Decoded {
    CompiledLevel level;  // without a name
    Target target;        // the game is told by the version, the ABI by how the file is laid out
    std::size_t size = 0; // bytes that belong to the level
    bool operator==(const Decoded&) const = default;
};

// Whether the bytes begin as a level file of a known game does, and not as a dungeon file.
bool probe(std::string_view bytes);

// Whether bytes behind the end of the level are an error. The games' compilers do not shorten a file that
// they write over, so a sound one may have some.
enum class Tail { Refused, Ignored };

// Errors: no ABI makes sense of the header; a length or count does not fit; the file ends too early; bytes
// are left over. Each message gives the offset of the byte and says what was expected there. Padding and
// unused bytes may have any value. encode(level, target) gives back the same bytes, with 0 in those.
Result<Decoded> decode(std::string_view bytes, Tail tail = Tail::Refused);

} // namespace levwright::lev34
