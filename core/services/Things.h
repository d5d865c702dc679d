// SPDX-License-Identifier: GPL-3.0-or-later
// Where a file uses a thing of the game or a name of its own, in any language, and how another one takes its
// place.
#pragma once

#include "core/document/Analysis.h"
#include "core/text/TextEdit.h"

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace levwright::services {

enum class ThingKind : std::uint8_t { Monster, Object, Trap, Terrain, RoomType, Flag, Register, Variable };

// "monster", "room type"
std::string_view nameOf(ThingKind kind);
std::optional<ThingKind> thingKindNamed(std::string_view name);
// All kinds in the order of lists.
std::vector<ThingKind> thingKinds();

// A monster or object by its name, or a class by its character. Of several of a name, the class tells which:
// "?:teleportation". A terrain is given by its name or its character of maps; a register or variable as it is
// written, a variable also without its sign.
struct Thing {
    ThingKind kind{};
    std::string name; // not empty
};

// The names of that kind that the game knows, for lists; empty for registers and variables.
std::vector<std::string> knownNames(const Catalog& catalog, ThingKind kind);

// The places of the names (without their quotes), and of the cells of maps, in text order. Names count
// whatever the case of their letters.
std::vector<Range> usesOf(const Analysis& analysis, const Thing& thing);

// Texts of a script that may become the name of the thing while it runs: the name outside of the calls that
// take it, as in a table or variable, and pieces of it that are joined with others. In text order; empty for
// terrain and for names of the file, and in other languages, which compute no such names.
std::vector<Range> possibleUsesOf(const Analysis& analysis, const Thing& thing);

// The replacements, in text order, that put another thing in place of this one everywhere in the file. Where
// the class is written, it changes, too. Refused if the game does not know the other thing, or if the file
// would have an error then.
std::expected<std::vector<Replacement>, Refusal> replacementsFor(const Analysis& analysis, const Thing& thing,
                                                                 std::string_view by);

} // namespace levwright::services
