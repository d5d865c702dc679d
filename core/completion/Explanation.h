// SPDX-License-Identifier: GPL-3.0-or-later
// What a place of a level's text says, in words.
#pragma once

#include "core/model/Game.h"
#include "core/model/LevelLanguage.h"

#include <optional>
#include <string>

namespace levwright {

struct Explanation {
    Range range;         // what is explained, in the level's text
    std::string title;   // "attitude"
    std::string meaning; // "does not attack first"; may be empty
    bool operator==(const Explanation&) const = default;
};

// A character of a map, a variable, a field of a statement, or its word. at: counts from the level's first
// byte. None where nothing of that is, and where a statement is broken.
std::optional<Explanation> explanationAt(const Game& game, const LevelSource& level, Offset at);

} // namespace levwright
