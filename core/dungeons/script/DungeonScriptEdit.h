// SPDX-License-Identifier: GPL-3.0-or-later
// Changes of a dungeon as the smallest edits of its script, not yet tried. Refused for values that are
// computed and not written. Internal to dungeons/script.
#pragma once

#include "core/dungeons/model/DungeonLanguage.h"
#include "core/dungeons/script/DungeonScript.h"
#include "core/languages/script/edit/ScriptTable.h"

namespace levwright::dungeonscript {

// How a value is written.
enum class Writing : std::uint8_t { Number, Text };

class DungeonScriptEdit {
public:
    using Entries = std::vector<std::pair<std::string, std::string>>; // keys and values in their written form

    explicit DungeonScriptEdit(const DungeonModel& model);

    EditOutcome setNumber(std::size_t statement, std::string_view key, int number) const;
    // Removes the entry if value is empty.
    EditOutcome setValue(std::size_t statement, std::string_view key, const std::optional<std::string>& value,
                         Writing writing) const;
    // Renames it, and everything that refers to it.
    EditOutcome rename(std::size_t statement, const std::string& name) const;
    // Adds the word to the flags of a dungeon or level, or takes it away.
    EditOutcome setFlag(std::size_t statement, const std::string& flag, bool isOn) const;
    // Adds a table at the end of a dungeon's list of that key. The list is added if there is none.
    EditOutcome addTable(std::size_t dungeon, std::string_view key, const Entries& entries) const;
    // Adds a table at the end of the list of dungeons.
    EditOutcome addDungeon(const Entries& entries) const;
    // Removes the table from its list.
    EditOutcome remove(std::size_t statement) const;

    char quote(std::size_t statement) const {
        return ScriptTable(m_script, m_tree.tables[statement]).quote();
    }

private:
    EditOutcome replaced(lua::NodeIndex value, const std::string& text, Writing writing) const;
    lua::NodeIndex entryOf(lua::NodeIndex table, lua::NodeIndex value) const;
    Refusal computed(lua::NodeIndex value) const;
    std::string tableText(const Entries& entries, const ScriptTable& like, const std::string& indent) const;
    // Adds a table to a list, in the form of its last one.
    EditOutcome added(lua::NodeIndex list, const Entries& entries, const ScriptTable& usual) const;
    std::string listText(const Entries& entries, const ScriptTable& own) const;

    const DungeonModel& m_model;
    const DungeonScriptTree& m_tree;
    const script::ScriptText m_script;
    const TableValues m_values;
};

} // namespace levwright::dungeonscript
