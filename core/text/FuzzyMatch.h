// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace levwright {

// How a text contains what somebody typed, the best first.
enum class FuzzyMatch : std::uint8_t {
    Begins,     // "red" in "red dragon"
    BeginsWord, // "dra" in "red dragon"
    WordStarts, // "rdr" in "red dragon": pieces from the starts of words
    Within,     // "rag" in "red dragon"
    Scattered,  // "rdgn" in "red dragon": a letter at the start of a word, and others somewhere after it
};

// Empty if the text does not contain it. An empty typed text begins everything. Letters are compared as they
// are. Words consist of letters and digits.
std::optional<FuzzyMatch> fuzzyMatch(std::string_view text, std::string_view typed);

} // namespace levwright
