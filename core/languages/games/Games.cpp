// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/games/Games.h"

#include "core/base/Contract.h"
#include "core/base/Phrase.h"
#include "core/catalog/LanguageNames.h"
#include "core/dungeons/definition/ClassicDungeons.h"
#include "core/dungeons/definition/DungeonDialect.h"
#include "core/dungeons/script/ScriptDungeons.h"
#include "core/instance/GenerationTables.h"
#include "core/languages/classic/language/ClassicLanguage.h"
#include "core/languages/program/language/ProgramLanguage.h"
#include "core/languages/script/language/ScriptLanguage.h"

#include <format>

namespace levwright {
namespace {

std::unique_ptr<const LevelLanguage> makeScripts(const Game& game) {
    return makeScriptLanguage(game, makeScriptDungeons);
}

} // namespace

std::span<const LanguageRow> knownLanguages() {
    static constexpr LanguageRow rows[] = {{language::classic, makeClassicLanguage},
                                           {language::program, makeProgramLanguage},
                                           {language::script, makeScripts}};
    return rows;
}

const DefinitionLanguage& knownDefinitions() {
    static constexpr DefinitionLanguage classic{dungeonDialectOf, makeClassicDungeons};
    return classic;
}

Result<GamePtr> loadGame(std::string_view gameId) {
    return Game::load(gameId, knownLanguages(), knownDefinitions());
}

// The tables of a user may contradict each other in ways that only their readers notice.
Result<GamePtr> gameOf(const GameTablesPtr& tables) {
    try {
        return Catalog::load(tables).and_then([&](const std::shared_ptr<const Catalog>& catalog) {
            if (!tables->isBuiltIn() && tables->has("monster-generation")) [[maybe_unused]]
                const auto generation = roll::GenerationTables::load(*catalog);
            return Game::make(catalog, knownLanguages(), knownDefinitions());
        });
    } catch (const ContractViolation& broken) {
        return failure(say("{}: The tables do not fit together: {}", tables->id(), broken.what()));
    }
}

Result<GamePtr> loadGame(const GameShelf& shelf, std::string_view gameId) {
    return shelf.tables(gameId).and_then(gameOf);
}

Result<GamePtr> Games::get(std::string_view gameId) {
    if (const auto found = m_loaded.find(gameId); found != m_loaded.end())
        return found->second;
    Result<GamePtr> game = loadGame(m_shelf, gameId);
    if (game)
        m_loaded.emplace(gameId, *game);
    return game;
}

bool Games::addFolder(const std::filesystem::path& folder) {
    if (!m_shelf.addFolder(folder))
        return false;
    for (const UserGame& game : GameShelf({folder}).userGames())
        forget(game.id);
    return true;
}

void Games::forget(std::string_view gameId) {
    const auto found = m_loaded.find(gameId);
    if (found == m_loaded.end())
        return;
    m_forgotten.push_back(found->second);
    m_loaded.erase(found);
}

} // namespace levwright
