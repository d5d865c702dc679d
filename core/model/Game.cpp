// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/Game.h"

#include "core/base/Contract.h"
#include "core/model/LevelLanguage.h"
#include "core/syntax/Grammar.h"

#include <algorithm>
#include <format>

namespace levwright {
namespace {

std::vector<Word> wordsOf(const std::vector<Keyword>& keywords) {
    std::vector<Word> words;
    for (const Keyword& keyword : keywords) {
        const std::optional<WordClass> wordClass = wordClassNamed(keyword.wordClass);
        require(wordClass.has_value(), "every class of words in a catalog is known to the parser");
        words.push_back({std::string(keyword.spelling), *wordClass, keyword.value.value_or(0)});
    }
    return words;
}

DialectTables dungeonTablesOf(const Catalog& catalog) {
    DialectTables tables;
    tables.words = wordsOf(catalog.dungeonKeywords());
    tables.carriageReturns = catalog.rule("dungeon-carriage-returns");
    return tables;
}

DialectTables tablesOf(const Catalog& catalog) {
    DialectTables tables;
    tables.words = wordsOf(catalog.keywords());
    for (const Terrain& terrain : catalog.terrains()) {
        if (terrain.mapCharacter != 0)
            tables.mapCharacters += terrain.mapCharacter;
    }
    tables.digitsAreRulers = catalog.rule("digits-are-rulers");
    tables.carriageReturns = catalog.rule("carriage-returns");
    tables.backslashEscapes = catalog.rule("backslash-escapes");
    if (tables.digitsAreRulers)
        tables.mapCharacters += "0123456789";
    return tables;
}

} // namespace

Game::Game(std::shared_ptr<const Catalog> catalog)
    : m_catalog(std::move(catalog)), m_dialect(tablesOf(*m_catalog), makeClassicGrammar()),
      m_dungeonDialect(dungeonTablesOf(*m_catalog), nullptr) {}

Game::~Game() = default;

Result<std::shared_ptr<const Game>> Game::load(std::string_view gameId,
                                               std::span<const LanguageRow> languages) {
    Result<std::shared_ptr<const Catalog>> catalog = Catalog::load(gameId);
    if (!catalog)
        return std::unexpected(catalog.error());
    const std::string_view language = (*catalog)->levelLanguage();
    const auto row = std::ranges::find(languages, language, &LanguageRow::name);
    if (row == languages.end())
        return failure(std::format(
            "The levels of {} are described in “{}”, which this program does not know.", gameId, language));
    std::shared_ptr<Game> game(new Game(std::move(*catalog)));
    game->m_language = row->make(*game);
    return game;
}

} // namespace levwright
