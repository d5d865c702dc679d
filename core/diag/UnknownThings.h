// SPDX-License-Identifier: GPL-3.0-or-later
// What a text speaks of that its game does not know: most likely the words of another game.
#pragma once

#include "core/diag/Diagnostic.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace levwright {

enum class UnknownSort : std::uint8_t { Name, Word, MapCharacter };

// What becomes of what is unknown.
enum class Unknowns : std::uint8_t { Refused, PassedOver };

// None: the problem is about something else. A word that is written much like a known one is misspelt.
std::optional<UnknownSort> unknownSortOf(const Diagnostic& found);

struct UnknownThing {
    UnknownSort sort{};
    std::string spelling; // as messages show it: “iron”
    std::size_t count = 0;
    std::vector<Range> places; // the first of a kind of map cells
};

// Each once, in the order in which they come up.
std::vector<UnknownThing> unknownThings(const Diagnostics& diagnostics);
// “FORGE” (7), “iron” (114); the first few, and how many more there are.
std::string listOf(const std::vector<UnknownThing>& things, std::size_t most);

// "41 names, 3 words and 2 map characters": how many different things there are; there must be one.
std::string countsOf(const std::vector<UnknownThing>& things);

// Whether there are errors besides those of what is unknown, and what follows from them: then the level has
// no meaning that could be rolled or converted.
bool hasOtherErrors(const Diagnostics& diagnostics);
// The first of those; none if there are none.
const Diagnostic* firstOtherError(const Diagnostics& diagnostics);

// Why such a level cannot be written for its game, as a sentence; there must be an error.
std::string whyNotWritten(const Diagnostics& diagnostics);

} // namespace levwright
