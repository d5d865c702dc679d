// SPDX-License-Identifier: GPL-3.0-or-later
// What is known about a themed room, or about contents for such rooms, without running it (format document on
// themed rooms, section 2).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace levwright {

enum class ThemedList : std::uint8_t { Rooms, Fills };

// What a new entry begins with: a room that the game places and shapes, one that is a map, or contents.
enum class ThemedForm : std::uint8_t { Room, Map, Fill };
constexpr ThemedList listOf(ThemedForm form) {
    return form == ThemedForm::Fill ? ThemedList::Fills : ThemedList::Rooms;
}

struct ThemedEntry {
    ThemedList list{};
    std::size_t number = 0;          // from 1, its place in its list
    std::string name;                // never empty
    bool isNamed = false;            // the name is the one that the game knows
    std::optional<double> frequency; // empty if it is computed; 1 if it is not written
    double percent = 0;              // its share among all entries of its list whose frequency is known
    std::optional<int> leastDifficulty;
    std::optional<int> mostDifficulty;
    bool hasCondition = false; // a function decides whether it suits a room
    bool isFunction = false;   // without a table: it has no limits and the frequency 1
    bool operator==(const ThemedEntry&) const = default;
};

// Frequency, share and limits in a few words: "frequency 6 (0.6 %), from difficulty 4".
std::string summaryOf(const ThemedEntry& entry);
// Why the game never chooses it at a difficulty, as a sentence; empty if it may.
std::optional<std::string> whyNotAtDifficulty(const ThemedEntry& entry, int difficulty);
// A name without its commas, which is how the context of a roll names contents.
std::string fillKey(std::string_view name);

} // namespace levwright
