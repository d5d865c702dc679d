// SPDX-License-Identifier: GPL-3.0-or-later
// What is found in all levels of a game. All numbers are whole, so that equal surveys give equal bytes.
#pragma once

#include "core/base/Result.h"
#include "core/stats/LevelStatistics.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace levwright::survey {

using roll::Count;

// A kind of problem that the checks of the game or our own find in the text.
struct Problem {
    std::string severity; // "error", "warning" or "hint"
    std::string code;     // as in the table of diagnostics
    std::string message;
    std::size_t line = 0; // of the file, from 1
    bool operator==(const Problem&) const = default;
};

// What rolls show; see roll::Finding.
struct Found {
    std::string kind;
    std::string where; // the statement, or a line; may be empty
    std::string text;  // the game's words; may be empty
    Count rolls = 0;
    std::uint64_t seed = 0; // the lowest that shows it
    bool isMeant = false;   // authors often mean it to be so
    bool operator==(const Found&) const = default;
};

// What became of a goal in a comment of the level; see core/goals.
struct Goal {
    std::string text;
    std::size_t line = 0; // of the file, from 1
    bool isReached = true;
    std::string words; // why it is not reached, or not understood; empty if it is
    std::uint64_t seed = 0;
    bool operator==(const Goal&) const = default;
};

// What a lens shows, on average over some rolls. The pictures are those of Level.
struct LensView {
    std::string lens; // the word for it, such as "way"
    std::string picture;
    std::string darkPicture;
    std::vector<std::string> marks; // the words for those that the pictures show, such as "choke"
    bool operator==(const LensView&) const = default;
};

// How much of something the rolls have. Keys are the words of the loading tables ("fountain", "obj:("), and
// ours: "all monsters", "shop", "room temple", "mon jackal", "obj arrow", "open cells".
using Numbers = std::map<std::string, roll::NameTally>;

struct Level {
    std::size_t number = 0; // its place in the survey, from 0
    std::string file;       // within what was surveyed
    std::string name;
    std::string game;
    std::string sum;       // equal sums: the same bytes, rolled in the same way
    std::string objection; // why it was not rolled; empty if it was
    Count rolls = 0;
    std::vector<Problem> problems;
    std::vector<Found> findings; // the most frequent first
    std::vector<Goal> goals;     // in the order of the text
    Numbers numbers;
    std::string map;     // as text, with line ends
    std::string picture; // a PNG file for light pages, in the digits of Base64
    std::string darkPicture;
    std::vector<LensView> lenses;
    bool operator==(const Level&) const = default;
};

struct Survey {
    std::string title; // the name of what was surveyed
    roll::SeedRange seeds;
    std::string context;       // as the user gave it
    std::size_t all = 0;       // levels of the whole survey, of which a part has fewer
    std::vector<Level> levels; // by number
    bool isWhole() const { return levels.size() == all; }
    bool operator==(const Survey&) const = default;
};

// The survey that both are parts of. Errors: they are of different surveys, or have a level in common.
Result<Survey> merge(Survey a, Survey b);

// The mean of something over the rolls.
double meanOf(const Level& level, const std::string& key);
// The share of rolls with at least one, 0 to 1.
double shareOf(const Level& level, const std::string& key);

} // namespace levwright::survey
