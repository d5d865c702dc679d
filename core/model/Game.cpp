// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/Game.h"

#include "core/base/Phrase.h"
#include "core/model/LevelLanguage.h"

#include <algorithm>
#include <format>

namespace levwright {

Game::Game(std::shared_ptr<const Catalog> catalog, const DefinitionLanguage& definitions)
    : m_catalog(std::move(catalog)), m_dungeonDialect(definitions.dialect(*m_catalog)),
      m_definitions{definitions.make(*this, DungeonForm::Definition),
                    definitions.make(*this, DungeonForm::Preprocessed)} {}

Game::~Game() = default;

Result<std::shared_ptr<const Game>> Game::load(std::string_view gameId,
                                               std::span<const LanguageRow> languages,
                                               const DefinitionLanguage& definitions) {
    return Catalog::load(gameId).and_then([&](std::shared_ptr<const Catalog> catalog) {
        return make(std::move(catalog), languages, definitions);
    });
}

Result<std::shared_ptr<const Game>> Game::make(std::shared_ptr<const Catalog> catalog,
                                               std::span<const LanguageRow> languages,
                                               const DefinitionLanguage& definitions) {
    const std::string_view language = catalog->levelLanguage();
    const auto row = std::ranges::find(languages, language, &LanguageRow::name);
    if (row == languages.end())
        return failure(say("The levels of {} are described in “{}”, which this program does not know.",
                           catalog->gameId(), language));
    std::shared_ptr<Game> game(new Game(std::move(catalog), definitions));
    game->m_language = row->make(*game);
    return game;
}

} // namespace levwright
