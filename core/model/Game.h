// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"
#include "core/catalog/Catalog.h"
#include "core/syntax/Dialect.h"

#include <memory>
#include <span>
#include <string_view>

namespace levwright {

class Game;
class LevelLanguage;

// A language by the name that catalogs call it by.
struct LanguageRow {
    std::string_view name;
    // The game, which owns what is made, has its catalog already.
    std::unique_ptr<const LevelLanguage> (*make)(const Game& game) = nullptr;
};

// One game version: what it knows, and the language its level descriptions are written in. Immutable.
class Game {
public:
    // Errors: no such game; none of the languages is the one that its levels are described in.
    static Result<std::shared_ptr<const Game>> load(std::string_view gameId,
                                                    std::span<const LanguageRow> languages);
    Game(const Game&) = delete; // the language refers to it
    Game& operator=(const Game&) = delete;
    ~Game();

    const Catalog& catalog() const { return *m_catalog; }
    const std::shared_ptr<const Catalog>& catalogPtr() const { return m_catalog; }
    // That level descriptions are written in.
    const LevelLanguage& language() const { return *m_language; }
    // That dungeon descriptions are written in.
    const Dialect& dungeonDialect() const { return m_dungeonDialect; }

private:
    explicit Game(std::shared_ptr<const Catalog> catalog);

    std::shared_ptr<const Catalog> m_catalog;
    Dialect m_dungeonDialect;
    std::unique_ptr<const LevelLanguage> m_language;
};

using GamePtr = std::shared_ptr<const Game>;

} // namespace levwright
