// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/GameTables.h"

#include "core/base/Contract.h"
#include "core/catalog/EmbeddedTables.h"
#include "core/catalog/GameComposer.h"

#include <algorithm>
#include <map>

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

std::optional<std::string_view> ownTable(std::string_view gameId, std::string_view name) {
    const std::span<const EmbeddedTable> tables = embeddedTablesOf(gameId);
    const auto found = std::ranges::find(tables, name, &EmbeddedTable::name);
    return found == tables.end() ? std::nullopt : std::optional(found->text);
}

// The built-in game that it stands on; empty if it stands alone.
std::string_view baseOf(std::string_view gameId) {
    return wordOfGame(ownTable(gameId, "game").value_or(""), "base");
}

GameTablesPtr composedTables(std::string_view gameId) {
    const GameTablesPtr base = builtInTables(baseOf(gameId));
    require(base != nullptr && baseOf(base->id()).empty(), "a built-in game stands on one that stands alone");
    std::vector<TableFile> files;
    for (const EmbeddedTable& table : embeddedTablesOf(gameId))
        files.push_back({std::string(table.name),
                         std::string(gameId) + '/' + std::string(table.name) + ".tsv",
                         std::string(table.text)});
    Result<GameTablesPtr> made = composeBuiltIn(gameId, *base, files);
    require(made.has_value(), made ? std::string() : made.error().message);
    return *std::move(made);
}

// The games that stand on others. They are composed when the first of them is needed.
const std::map<std::string_view, GameTablesPtr>& composedGames() {
    static const std::map<std::string_view, GameTablesPtr> games = [] {
        std::map<std::string_view, GameTablesPtr> made;
        for (const std::string_view id : builtInGames()) {
            if (!baseOf(id).empty())
                made.emplace(id, composedTables(id));
        }
        return made;
    }();
    return games;
}

} // namespace

std::optional<std::string_view> builtInTable(std::string_view gameId, std::string_view name) {
    const std::optional<std::string_view> own = ownTable(gameId, name);
    return own ? own : ownTable(baseOf(gameId), name);
}

GameTablesPtr builtInTables(std::string_view gameId) {
    const std::span<const EmbeddedTable> found = embeddedTablesOf(gameId);
    if (found.empty())
        return nullptr;
    if (!baseOf(gameId).empty())
        return composedGames().at(found.front().game);
    const auto tables = std::make_shared<GameTables>(found.front().game);
    for (const EmbeddedTable& table : found)
        tables->addEmbedded(table.name, table.text);
    return tables;
}

} // namespace levwright
