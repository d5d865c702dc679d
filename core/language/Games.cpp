// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/language/Games.h"

#include "core/language/ClassicLanguage.h"
#include "core/language/ProgramLanguage.h"
#include "core/language/ScriptLanguage.h"

namespace levwright {

std::span<const LanguageRow> knownLanguages() {
    static constexpr LanguageRow rows[] = {
        {"classic", makeClassicLanguage}, {"program36", makeProgramLanguage}, {"lua", makeScriptLanguage}};
    return rows;
}

Result<GamePtr> loadGame(std::string_view gameId) {
    return Game::load(gameId, knownLanguages());
}

Result<GamePtr> Games::get(std::string_view gameId) {
    if (const auto found = m_loaded.find(gameId); found != m_loaded.end())
        return found->second;
    Result<GamePtr> game = loadGame(gameId);
    if (game)
        m_loaded.emplace(gameId, *game);
    return game;
}

} // namespace levwright
