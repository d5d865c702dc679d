// SPDX-License-Identifier: GPL-3.0-or-later
// Level files (.lev) of NetHack 3.2.2 and 3.4.3, as section 10 of the format document of 3.4.3 describes
// them. The two games differ in the values of the header and in the meaning of terrain, monster, object and
// room numbers. SLASH'EM also differs in some records; see Layout.h.
#pragma once

#include "core/base/Result.h"
#include "core/compiled/CompiledLevel.h"
#include "core/formats/lev34/Header.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace levwright::lev34 {

// The bytes of a level file. Numbers that are too wide for their field keep their low bits, as in the game's
// own compiler. Error: a list, map or text is longer than the file can hold (the message names it). The
// limits are 127 for lists, parts, rooms and the sides of maps, 255 bytes for the message, and 32767 bytes
// for names of rooms. The smaller limits of a game, which are in its catalog, are not checked here.
Result<std::string> encode(const CompiledLevel& level, const Target& target);

struct Decoded {
    CompiledLevel level;  // without a name
    Target target;        // the version tells the game, and the layout of the file the ABI
    std::size_t size = 0; // bytes that belong to the level
    bool operator==(const Decoded&) const = default;
};

// Whether the bytes begin like a level file of a known game, and not like a dungeon file.
bool probe(std::string_view bytes);

// Whether bytes after the end of the level are an error. The games' compilers do not shorten a file that
// they overwrite, so a sound file may have some.
enum class Tail { Refused, Ignored };

// Errors: the header makes sense for no ABI; a length or count does not fit; the file ends too early; bytes
// are left over. Each message gives the offset of the byte and says what was expected there. Padding and
// unused bytes may have any value. encode(level, target) gives the same bytes, with 0 in those.
Result<Decoded> decode(std::string_view bytes, Tail tail = Tail::Refused);
// A file for that target, which is one of a user's game; errors and the rest are as above.
Result<Decoded> decode(std::string_view bytes, Tail tail, const Target& expected);

} // namespace levwright::lev34
