// SPDX-License-Identifier: GPL-3.0-or-later
// The games with the languages that this program knows.
#pragma once

#include "core/catalog/GameShelf.h"
#include "core/model/Game.h"

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace levwright {

// By the name that catalogs use.
std::span<const LanguageRow> knownLanguages();
const DefinitionLanguage& knownDefinitions();

// A game that is built in. Errors: there is no such game; the language of its levels is not known.
Result<GamePtr> loadGame(std::string_view gameId);
// A game from its tables. Error: they do not fit together.
Result<GamePtr> gameOf(const GameTablesPtr& tables);
// A game of the shelf. Errors: there is no such game; its tables are not sound, or do not fit together.
Result<GamePtr> loadGame(const GameShelf& shelf, std::string_view gameId);

// Games by their id; each is loaded when it is first needed.
class Games {
public:
    explicit Games(const GamePtr& known, GameShelf shelf = {}) : m_shelf(std::move(shelf)) {
        m_loaded.emplace(known->catalog().gameId(), known);
    }
    const GameShelf& shelf() const { return m_shelf; }
    // Errors: those of loadGame().
    Result<GamePtr> get(std::string_view gameId);
    // Adds a folder with games of the user, which come before others of the same name. False if it is known.
    bool addFolder(const std::filesystem::path& folder);
    // Reads the game anew when it is needed next.
    void forget(std::string_view gameId);

private:
    GameShelf m_shelf;
    std::map<std::string, GamePtr, std::less<>> m_loaded;
    std::vector<GamePtr> m_forgotten; // views may still refer to their text
};

} // namespace levwright
