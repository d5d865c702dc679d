// SPDX-License-Identifier: GPL-3.0-or-later
// The games with the languages that this program knows.
#pragma once

#include "core/model/Game.h"

#include <map>
#include <span>
#include <string>
#include <string_view>

namespace levwright {

// By the name that catalogs use.
std::span<const LanguageRow> knownLanguages();

// Errors: there is no such game; the language of its levels is not known.
Result<GamePtr> loadGame(std::string_view gameId);

// Games by their id; each is loaded when it is first needed.
class Games {
public:
    explicit Games(const GamePtr& known) { m_loaded.emplace(known->catalog().gameId(), known); }
    // Error: there is no such game.
    Result<GamePtr> get(std::string_view gameId);

private:
    std::map<std::string, GamePtr, std::less<>> m_loaded;
};

} // namespace levwright
