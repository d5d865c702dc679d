// SPDX-License-Identifier: GPL-3.0-or-later
// Things in a text that its game does not know. Most likely they are words of another game.
#pragma once

#include "core/diag/Diagnostic.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace levwright {

enum class UnknownSort : std::uint8_t { Name, Word, MapCharacter };

// What happens to unknown things.
enum class Unknowns : std::uint8_t { Refused, PassedOver };

// Empty if the problem is about something else. A word that is close to a known one is misspelt, not unknown.
std::optional<UnknownSort> unknownSortOf(const Diagnostic& found);

struct UnknownThing {
    UnknownSort sort{};
    std::string spelling; // as messages show it, for example “iron”
    std::size_t count = 0;
    std::vector<Range> places; // for a kind of map cell, only the first one
};

// Lists each thing once, in the order of the first problems about them.
std::vector<UnknownThing> unknownThings(const Diagnostics& diagnostics);
// Adds words of the text to the things, each once, with how often it stands there. No thing may be such a
// word.
void addWords(std::vector<UnknownThing>& things, const std::vector<std::string>& words);
// A list such as “FORGE” (7), “iron” (114). It has at most that many things, then the number of the others.
std::string listOf(const std::vector<UnknownThing>& things, std::size_t most);

// How many different things there are, such as "41 names, 3 words and 2 map characters". There must be at
// least one.
std::string countsOf(const std::vector<UnknownThing>& things);

// Whether there are errors other than unknown things and what follows from these. A level with such errors
// cannot be rolled or converted.
bool hasOtherErrors(const Diagnostics& diagnostics);
// The first such error; null if there is none.
const Diagnostic* firstOtherError(const Diagnostics& diagnostics);

// A sentence that says why the level cannot be written for its game. There must be an error.
std::string whyNotWritten(const Diagnostics& diagnostics);

} // namespace levwright
