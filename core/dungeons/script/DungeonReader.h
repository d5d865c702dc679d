// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a script into its tree and model. Internal to dungeons/script.
#pragma once

#include "core/dungeons/script/DungeonScript.h"

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace levwright::dungeonscript {

class DungeonReader {
public:
    DungeonReader(DungeonScriptTree& tree, DungeonModel& model);

    // What the text says without being run.
    void read();
    // What a run of the script made.
    void readRun(const scriptroll::DungeonRun& run);

private:
    struct Entry {
        lua::NodeIndex value = lua::noNode; // as it is written
        lua::NodeIndex table = lua::noNode;
    };
    // What looks for the level of a chain: the first branch of a dungeon does not find the level listed last.
    enum class Chaining : std::uint8_t { Level, FirstBranch, Branch };

    void readDungeon(lua::NodeIndex table);
    void readLevel(lua::NodeIndex table, std::size_t dungeon);
    void readBranch(lua::NodeIndex table, std::size_t dungeon);
    std::vector<Entry> entriesOf(lua::NodeIndex list, const std::string& name);
    std::vector<lua::NodeIndex> tablesIn(lua::NodeIndex dungeon, std::string_view key);
    std::size_t addStatement(DungeonStatementKind kind, lua::NodeIndex table);
    Argument* addArgument(Field field, ArgumentKind kind, lua::NodeIndex value);

    std::string textOf(lua::NodeIndex table, std::string_view key, Field field);
    int numberOf(lua::NodeIndex table, std::string_view key, int usual, Field field);
    std::optional<DungeonSpan> spanOf(lua::NodeIndex table, Field field);
    std::uint32_t flagsOf(lua::NodeIndex table);
    std::uint32_t wordOf(lua::NodeIndex table, std::string_view key, std::string_view usual, Field field,
                         std::uint32_t (*meaning)(std::string_view));
    char bonesOf(lua::NodeIndex table);
    int chainOf(lua::NodeIndex table, Chaining how);
    // False if count of these have been read already; the first one that is too many is reported.
    bool isRead(std::size_t count, lua::NodeIndex table, const std::string& what);
    void cannotTell(lua::NodeIndex node);
    void putInTextOrder();
    // The node of the table in the script; that of all dungeons if no constructor made it.
    lua::NodeIndex nodeOf(const scriptroll::RunTable& table) const;
    // Reads the table of a run with one of the functions for tables.
    void readAs(const scriptroll::RunTable& table, std::size_t dungeon,
                void (DungeonReader::*read)(lua::NodeIndex table, std::size_t dungeon));
    // Whether the key is written or, in a run, has a value.
    bool has(lua::NodeIndex table, std::string_view key) const;
    // The number that a run gave the key; empty if it gave none.
    std::optional<int> madeNumber(std::string_view key) const;
    lua::NodeIndex valueOf(lua::NodeIndex table, std::string_view key) const {
        return dungeonscript::valueOf(m_script, table, key);
    }
    void report(DiagnosticCode code, lua::NodeIndex node, std::vector<std::string> arguments);

    DungeonScriptTree& m_tree;
    DungeonModel& m_model;
    const script::ScriptText m_script;
    const TableValues m_values;
    std::set<lua::NodeIndex> m_used; // tables that have a statement
    // The levels so far by name, with their number in the file. It is negative if their place is not known.
    std::vector<std::pair<std::string, int>> m_levels;
    int m_levelCount = 0;
    std::size_t m_branchCount = 0;
    const scriptroll::RunTable* m_run = nullptr; // the table of a run that is being read
    lua::NodeIndex m_list = lua::noNode;         // that of all dungeons, while a run is read
    std::size_t m_statement = 0;                 // the one that is being read
    bool m_isRepeated = false;                   // whether it has its arguments already
    std::set<std::string> m_notRead;             // kinds for which too many have been reported
};

} // namespace levwright::dungeonscript
