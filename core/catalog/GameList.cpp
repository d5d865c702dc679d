// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/GameList.h"

#include "core/base/Contract.h"
#include "core/base/Phrase.h"
#include "core/catalog/TableReader.h"

#include <algorithm>

namespace levwright {

std::string GameEntry::name() const {
    std::string name(menu);
    std::erase(name, '&');
    return name;
}

GameEntry gameEntry(const GameTables& game) {
    GameEntry entry{.id = game.id(), .menu = game.id(), .tip = {}};
    entry.isBuiltIn = game.isBuiltIn();
    if (!game.has("game"))
        return entry;
    TableReader reader(game, "game", "name\tvalue");
    while (reader.next()) {
        if (reader.text(0) == "menu")
            entry.menu = reader.text(1);
        else if (reader.text(0) == "tip")
            entry.tip = reader.text(1);
        else if (reader.text(0) == "usual")
            entry.usual = reader.yes(1);
        else if (reader.text(0) == "syntax")
            entry.syntax = reader.text(1);
        else if (reader.text(0) == "minihack")
            entry.miniHackLevel = reader.text(1);
        else if (reader.text(0) == "language")
            entry.language = reader.text(1);
        else if (reader.text(0) == "convert")
            entry.convertMenu = reader.text(1);
    }
    return entry;
}

std::vector<GameEntry> knownGames() {
    std::vector<GameEntry> games;
    for (const std::string_view id : builtInGames())
        games.push_back(gameEntry(id));
    require(!games.empty(), "the program was built with a catalog");
    std::ranges::stable_partition(games, &GameEntry::usual);
    return games;
}

GameEntry gameEntry(std::string_view id) {
    const std::vector<std::string_view> ids = builtInGames();
    const auto found = std::ranges::find(ids, id);
    require(found != ids.end(), "the game is built in");
    // A game that stands on another one need not be composed to be listed.
    GameTables game(*found);
    if (const std::optional<std::string_view> table = builtInTable(id, "game"))
        game.addEmbedded("game", *table);
    return gameEntry(game);
}

std::string_view usualGame() {
    return knownGames().front().id;
}

std::string gamesInWords() {
    const std::vector<GameEntry> games = knownGames();
    std::string words = say("{} (the default)", games.front().id);
    for (std::size_t i = 1; i < games.size(); ++i)
        words.append(i + 1 < games.size() ? ", " : said(" or ")).append(games[i].id);
    return words;
}

} // namespace levwright
