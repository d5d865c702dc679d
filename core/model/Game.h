// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"
#include "core/catalog/Catalog.h"
#include "core/tree/Dialect.h"
#include "core/tree/DungeonForm.h"

#include <array>
#include <memory>
#include <span>
#include <string_view>

namespace levwright {

class DungeonLanguage;
class Game;
class LevelLanguage;

// A language and the name by which catalogs call it.
struct LanguageRow {
    std::string_view name;
    // game already has its catalog. The game owns the language that is made.
    std::unique_ptr<const LevelLanguage> (*make)(const Game& game) = nullptr;
};

// The language of dungeon.def and dungeon.pdf, which every game is given.
struct DefinitionLanguage {
    Dialect (*dialect)(const Catalog& catalog) = nullptr;
    // The game owns the language that is made.
    std::shared_ptr<const DungeonLanguage> (*make)(const Game& game, DungeonForm form) = nullptr;
};

// One game version: its catalog, and the language of its level descriptions. Immutable.
class Game {
public:
    // Errors: there is no such game; none of the languages is the one in which its levels are described.
    static Result<std::shared_ptr<const Game>> load(std::string_view gameId,
                                                    std::span<const LanguageRow> languages,
                                                    const DefinitionLanguage& definitions);
    static Result<std::shared_ptr<const Game>> make(std::shared_ptr<const Catalog> catalog,
                                                    std::span<const LanguageRow> languages,
                                                    const DefinitionLanguage& definitions);
    Game(const Game&) = delete; // the language refers to it
    Game& operator=(const Game&) = delete;
    ~Game();

    const Catalog& catalog() const { return *m_catalog; }
    const std::shared_ptr<const Catalog>& catalogPtr() const { return m_catalog; }
    // The language of level descriptions.
    const LevelLanguage& language() const { return *m_language; }
    // The language and the dialect of dungeon descriptions that are no scripts.
    const DungeonLanguage& dungeonDefinitions(DungeonForm form) const {
        return *m_definitions[std::size_t(form)];
    }
    const Dialect& dungeonDialect() const { return m_dungeonDialect; }

private:
    Game(std::shared_ptr<const Catalog> catalog, const DefinitionLanguage& definitions);

    std::shared_ptr<const Catalog> m_catalog;
    Dialect m_dungeonDialect;
    std::array<std::shared_ptr<const DungeonLanguage>, 2> m_definitions; // by their form
    std::unique_ptr<const LevelLanguage> m_language;
};

using GamePtr = std::shared_ptr<const Game>;

} // namespace levwright
