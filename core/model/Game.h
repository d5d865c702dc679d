// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"
#include "core/catalog/Catalog.h"
#include "core/syntax/Dialect.h"

#include <map>
#include <memory>
#include <string>
#include <string_view>

namespace levwright {

// One game version: what it knows, and the language its level descriptions are written in. Immutable.
class Game {
public:
    // Error: no such game.
    static Result<std::shared_ptr<const Game>> load(std::string_view gameId);

    const Catalog& catalog() const { return *m_catalog; }
    const std::shared_ptr<const Catalog>& catalogPtr() const { return m_catalog; }
    // Of level descriptions.
    const Dialect& dialect() const { return m_dialect; }
    const Dialect& dungeonDialect() const { return m_dungeonDialect; }

private:
    explicit Game(std::shared_ptr<const Catalog> catalog);

    std::shared_ptr<const Catalog> m_catalog;
    Dialect m_dialect;
    Dialect m_dungeonDialect;
};

using GamePtr = std::shared_ptr<const Game>;

// Games by their id, each loaded when it is asked for first.
class Games {
public:
    explicit Games(const GamePtr& known) { m_loaded.emplace(known->catalog().gameId(), known); }
    // Error: no such game.
    Result<GamePtr> get(std::string_view gameId);

private:
    std::map<std::string, GamePtr, std::less<>> m_loaded;
};

} // namespace levwright
