// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace levwright {

// The tables of one game as text: those of a folder of resources/catalog, or those of a game from a folder of
// the user, completed by its base. Immutable once it is shared. Catalogs refer to the text, so they keep the
// tables alive.
class GameTables {
public:
    struct Table {
        std::string_view name; // its file without ".tsv", e.g. "monsters"
        std::string_view text; // header line and rows, each ended by a line feed; tabs separate the fields
    };

    // A game without tables yet. embeddedId must live as long as the program.
    explicit GameTables(std::string_view embeddedId) : m_id(embeddedId), m_base(embeddedId) {}
    GameTables(std::string id, std::string base)
        : m_isBuiltIn(false), m_id(m_owned.emplace_back(std::move(id))),
          m_base(m_owned.emplace_back(std::move(base))) {}
    GameTables(const GameTables&) = delete; // the tables may lie in it
    GameTables& operator=(const GameTables&) = delete;

    // text must live as long as the program.
    void addEmbedded(std::string_view name, std::string_view text) { m_tables.push_back({name, text}); }
    // The same tables, to be changed. They refer to these ones, which must be kept.
    static std::shared_ptr<GameTables> changed(std::shared_ptr<const GameTables> tables);

    // Replaces the table of that name, if there is one.
    void put(std::string_view name, std::string text);

    // E.g. "nethack-3.4.3".
    std::string_view id() const { return m_id; }
    // The id of the built-in game that it stands on: its own id if it is built in.
    std::string_view base() const { return m_base; }
    bool isBuiltIn() const { return m_isBuiltIn; }
    // Empty if there is no such table.
    std::optional<std::string_view> text(std::string_view table) const;
    bool has(std::string_view table) const { return text(table).has_value(); }
    const std::vector<Table>& tables() const { return m_tables; }

private:
    bool m_isBuiltIn = true;
    std::deque<std::string> m_owned; // what the views refer to, unless it is part of the program
    std::string_view m_id;
    std::string_view m_base;
    std::vector<Table> m_tables;
    std::shared_ptr<const GameTables> m_unchanged; // whose texts these tables use; may be null
};

using GameTablesPtr = std::shared_ptr<const GameTables>;

// The ids of the games that are built in, in alphabetical order.
std::vector<std::string_view> builtInGames();
// One table of a game that is built in, as its folder or else that of its base has it; empty if there is no
// such game, or if it has no such table. The table of a game that stands on another one may hold differences
// only.
std::optional<std::string_view> builtInTable(std::string_view gameId, std::string_view name);
// The tables of a game that is built in, completed by its base; null if there is no such game.
GameTablesPtr builtInTables(std::string_view gameId);

} // namespace levwright
