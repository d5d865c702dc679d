// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/GameTables.h"

#include "core/catalog/EmbeddedTables.h"

#include <algorithm>

namespace levwright {

std::shared_ptr<GameTables> GameTables::changed(std::shared_ptr<const GameTables> tables) {
    auto made = std::make_shared<GameTables>(tables->m_id);
    made->m_isBuiltIn = tables->m_isBuiltIn;
    made->m_base = tables->m_base;
    made->m_tables = tables->m_tables;
    made->m_unchanged = std::move(tables);
    return made;
}

void GameTables::put(std::string_view name, std::string text) {
    const std::string_view kept = m_owned.emplace_back(std::move(text));
    if (const auto found = std::ranges::find(m_tables, name, &Table::name); found != m_tables.end())
        found->text = kept;
    else
        m_tables.push_back({m_owned.emplace_back(name), kept});
}

std::optional<std::string_view> GameTables::text(std::string_view table) const {
    const auto found = std::ranges::find(m_tables, table, &Table::name);
    return found == m_tables.end() ? std::nullopt : std::optional(found->text);
}

std::vector<std::string_view> builtInGames() {
    std::vector<std::string_view> ids;
    for (const EmbeddedTable& table : embeddedTables()) {
        if (!std::ranges::contains(ids, table.game))
            ids.push_back(table.game);
    }
    std::ranges::sort(ids);
    return ids;
}

namespace {

std::span<const EmbeddedTable> embeddedTablesOf(std::string_view gameId) {
    return std::ranges::equal_range(embeddedTables(), gameId, {}, &EmbeddedTable::game);
}

} // namespace

std::optional<std::string_view> builtInTable(std::string_view gameId, std::string_view name) {
    const std::span<const EmbeddedTable> tables = embeddedTablesOf(gameId);
    const auto found = std::ranges::find(tables, name, &EmbeddedTable::name);
    return found == tables.end() ? std::nullopt : std::optional(found->text);
}

GameTablesPtr builtInTables(std::string_view gameId) {
    const std::span<const EmbeddedTable> found = embeddedTablesOf(gameId);
    if (found.empty())
        return nullptr;
    const auto tables = std::make_shared<GameTables>(found.front().game);
    for (const EmbeddedTable& table : found)
        tables->addEmbedded(table.name, table.text);
    return tables;
}

} // namespace levwright
