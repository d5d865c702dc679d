// SPDX-License-Identifier: GPL-3.0-or-later
// The file "dungeon" of NetHack 3.2.2, 3.4.3 and 3.6, as section 7 of the format document of dungeons
// describes it, and that of SLASH'EM, where branches have the entry of their dungeon. It has the header of
// the game's level files, and therefore also their target.
#pragma once

#include "core/base/Result.h"
#include "core/compiled/CompiledDungeon.h"
#include "core/target/Target.h"

#include <string>
#include <string_view>

namespace levwright::dgn {

// The ids follow the form of the levels that go with it.
inline constexpr std::string_view formId34 = "dgn34";
inline constexpr std::string_view formId36 = "dgn36";

// Whether the bytes begin like the file of a known game.
bool probe34(std::string_view bytes);
bool probe36(std::string_view bytes);

// The bytes of the file. Numbers that are too wide for their field keep their low bits. Error: a name has
// more than the 24 bytes of its field.
Result<std::string> encode(const CompiledDungeon& dungeon, const Target& target);

struct Decoded {
    CompiledDungeon dungeon;
    Target target; // the version tells the game, and the layout of the file the ABI
    bool operator==(const Decoded&) const = default;
};

// Errors: the header makes sense for no ABI; a count does not fit; the file ends too early; bytes are left
// over. Each message gives the offset of the byte and says what was expected there. Padding may have any
// value. encode(dungeon, target) gives the same bytes, with 0 as padding.
Result<Decoded> decode(std::string_view bytes);
// A file for that target, which is one of a user's game; errors and the rest are as above.
Result<Decoded> decode(std::string_view bytes, const Target& expected);

} // namespace levwright::dgn
