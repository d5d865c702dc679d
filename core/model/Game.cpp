// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/Game.h"

#include "core/model/ClassicGame.h"
#include "core/model/LevelLanguage.h"
#include "core/syntax/DungeonGrammar.h"

#include <algorithm>
#include <format>

namespace levwright {
namespace {

DialectTables dungeonTablesOf(const Catalog& catalog, const Grammar& grammar) {
    DialectTables tables;
    tables.words = wordsOf(catalog, catalog.dungeonKeywords(), grammar);
    tables.carriageReturns = catalog.rule("dungeon-carriage-returns");
    return tables;
}

Dialect dungeonDialectOf(const Catalog& catalog) {
    const GrammarPtr grammar = makeDungeonGrammar(catalog.rule("entry-by-branch") ? EntryLevels::OfBranches
                                                                                  : EntryLevels::OfDungeons);
    return {dungeonTablesOf(catalog, *grammar), grammar};
}

} // namespace

Game::Game(std::shared_ptr<const Catalog> catalog)
    : m_catalog(std::move(catalog)), m_dungeonDialect(dungeonDialectOf(*m_catalog)) {}

Game::~Game() = default;

Result<std::shared_ptr<const Game>> Game::load(std::string_view gameId,
                                               std::span<const LanguageRow> languages) {
    return Catalog::load(gameId).and_then(
        [&](std::shared_ptr<const Catalog> catalog) { return make(std::move(catalog), languages); });
}

Result<std::shared_ptr<const Game>> Game::make(std::shared_ptr<const Catalog> catalog,
                                               std::span<const LanguageRow> languages) {
    const std::string_view language = catalog->levelLanguage();
    const auto row = std::ranges::find(languages, language, &LanguageRow::name);
    if (row == languages.end())
        return failure(
            std::format("The levels of {} are described in “{}”, which this program does not know.",
                        catalog->gameId(), language));
    std::shared_ptr<Game> game(new Game(std::move(catalog)));
    game->m_language = row->make(*game);
    return game;
}

} // namespace levwright
