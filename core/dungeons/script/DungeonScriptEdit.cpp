// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dungeons/script/DungeonScriptEdit.h"

#include "core/base/Numbers.h"
#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/languages/script/lua/LuaLiterals.h"
#include "core/languages/script/lua/ScriptGlobals.h"
#include "core/tree/NumberSpelling.h"

#include <algorithm>
#include <format>

namespace levwright::dungeonscript {
namespace {

using lua::NodeIndex;
using lua::NodeKind;
using lua::noNode;

constexpr std::size_t longestQuoted = 40;

bool isQuoted(std::string_view source) {
    return source.starts_with('"') || source.starts_with('\'');
}

} // namespace

DungeonScriptEdit::DungeonScriptEdit(const DungeonModel& model)
    : m_model(model), m_tree(scriptOf(model)), m_script(m_tree.scriptText()), m_values(m_script) {}

Refusal DungeonScriptEdit::computed(NodeIndex value) const {
    const Range range = m_tree.script.range(value);
    const std::string_view source = m_script.slice(value);
    return {say("Line {} computes this: {}.", m_tree.text.position(range.begin).line + 1,
                inQuotes(source.substr(0, source.find_first_of("\r\n")), longestQuoted))};
}

EditOutcome DungeonScriptEdit::replaced(NodeIndex value, const std::string& text, Writing writing) const {
    if (!m_values.isWrittenOut(value))
        return std::unexpected(computed(value));
    const std::string_view old = m_script.slice(value);
    const Range range = m_tree.script.range(value);
    std::string written = text;
    if (isQuoted(old))
        written = lua::quoted(text, old.front());
    else if (writing == Writing::Text)
        written = lua::quoted(text, '"');
    else if (const auto number = wholeNumber<std::int64_t>(text); number && script::numberIn(m_script, value))
        written = respelled(old, *number);
    return old == written ? TextEdit() : TextEdit::replace(range, written);
}

// The entry of a table with that value; noNode if there is none.
NodeIndex DungeonScriptEdit::entryOf(NodeIndex table, NodeIndex value) const {
    const NodeIndex entry = m_script.at(value).parent;
    return entry != noNode && m_script.at(entry).parent == table ? entry : noNode;
}

EditOutcome DungeonScriptEdit::setNumber(std::size_t statement, std::string_view key, int number) const {
    const NodeIndex value = valueOf(m_script, m_tree.tables[statement], key);
    if (value != noNode && m_values.number(value) == number)
        return TextEdit();
    return setValue(statement, key, std::to_string(number), Writing::Number);
}

EditOutcome DungeonScriptEdit::setValue(std::size_t statement, std::string_view key,
                                        const std::optional<std::string>& value, Writing writing) const {
    const NodeIndex table = m_tree.tables[statement];
    const auto old = lua::valueOf(m_tree.script, m_script.text, table, key); // nil counts as a value
    const ScriptTable entries(m_script, table);
    if (value && old)
        return replaced(*old, *value, writing);
    if (value)
        return entries.withEntry(std::string(key) + entries.equalsSign() +
                                 (writing == Writing::Text ? lua::quoted(*value, entries.quote()) : *value));
    if (!old)
        return TextEdit();
    return m_values.isWrittenOut(*old) || m_script.at(*old).kind == NodeKind::Table
               ? EditOutcome(entries.withoutEntry(entryOf(table, *old)))
               : std::unexpected(computed(*old));
}

EditOutcome DungeonScriptEdit::rename(std::size_t statement, const std::string& name) const {
    const StatementKind kind = m_model.node(statement).kind;
    std::vector<NodeIndex> places{valueOf(m_script, m_tree.tables[statement], "name")};
    if (places.front() == noNode)
        return setValue(statement, "name", name, Writing::Text);
    const std::optional<std::string> old = m_values.text(places.front());
    const std::string_view key = kind == DungeonStatementKind::Dungeon ? "name" : "chainlevel";
    for (std::size_t i = 0; i < m_tree.tables.size() && old; ++i) {
        const StatementKind other = m_model.node(i).kind;
        const bool speaks = kind == DungeonStatementKind::Dungeon
                                ? definesBranch(other)
                                : definesLevel(kind) && other != DungeonStatementKind::Dungeon;
        const NodeIndex value = speaks ? valueOf(m_script, m_tree.tables[i], key) : noNode;
        if (value != noNode && m_values.text(value) == old)
            places.push_back(value);
    }
    std::vector<Replacement> all;
    for (const NodeIndex place : places) {
        const EditOutcome one = replaced(place, name, Writing::Text);
        if (!one)
            return one;
        all.insert(all.end(), one->replacements().begin(), one->replacements().end());
    }
    return TextEdit(std::move(all));
}

EditOutcome DungeonScriptEdit::setFlag(std::size_t statement, const std::string& flag, bool isOn) const {
    const NodeIndex value = valueOf(m_script, m_tree.tables[statement], "flags");
    if (value == noNode)
        return isOn ? setValue(statement, "flags", flag, Writing::Text) : TextEdit();
    if (const auto word = script::textIn(m_script, value)) {
        if (isOn == (*word == flag))
            return TextEdit();
        if (!isOn)
            return setValue(statement, "flags", std::nullopt, Writing::Text);
        const std::string_view old = m_script.slice(value);
        const char quote = isQuoted(old) ? old.front() : '"';
        return TextEdit::replace(m_tree.script.range(value),
                                 std::format("{{ {}, {} }}", old, lua::quoted(flag, quote)));
    }
    if (m_script.at(value).kind != NodeKind::Table)
        return std::unexpected(computed(value));
    const std::vector<NodeIndex> entries = m_script.childrenOf(value);
    const auto found = std::ranges::find_if(
        entries, [&](NodeIndex entry) { return m_values.text(m_script.at(entry).firstChild) == flag; });
    const ScriptTable list(m_script, value);
    if (isOn)
        return found == entries.end() ? list.withEntry(lua::quoted(flag, list.quote())) : TextEdit();
    if (found == entries.end())
        return TextEdit();
    return entries.size() == 1 ? setValue(statement, "flags", std::nullopt, Writing::Text)
                               : EditOutcome(list.withoutEntry(*found));
}

// The text of a table in the form of another one: on several lines with this indentation, or on one line.
std::string DungeonScriptEdit::tableText(const Entries& entries, const ScriptTable& like,
                                         const std::string& indent) const {
    const std::string lineEnd = m_script.text.contains("\r\n") ? "\r\n" : "\n";
    const std::string deeper = indent + (indent.starts_with('\t') ? "\t" : "   ");
    std::string text = "{";
    for (std::size_t i = 0; i < entries.size(); ++i) {
        text += like.hasLines() ? lineEnd + deeper : " ";
        text += entries[i].first + like.equalsSign() + entries[i].second;
        text += i + 1 < entries.size() ? "," : "";
    }
    return text + (like.hasLines() ? lineEnd + indent : " ") + "}";
}

EditOutcome DungeonScriptEdit::addTable(std::size_t dungeon, std::string_view key,
                                        const Entries& entries) const {
    const NodeIndex value = valueOf(m_script, m_tree.tables[dungeon], key);
    const ScriptTable own(m_script, m_tree.tables[dungeon]);
    if (value == noNode)
        return own.withEntry(std::string(key) + own.equalsSign() + listText(entries, own));
    const NodeIndex list = m_values.table(value);
    if (list == noNode)
        return std::unexpected(computed(value));
    return added(list, entries, own);
}

EditOutcome DungeonScriptEdit::addDungeon(const Entries& entries) const {
    const NodeIndex value = lua::valueOfGlobal(m_tree.script, m_script.text, "dungeon");
    const NodeIndex list = value == noNode ? noNode : m_values.table(value);
    if (list == noNode)
        return refuse(say("No list of dungeons is written in the script."));
    return added(list, entries, ScriptTable(m_script, list));
}

EditOutcome DungeonScriptEdit::added(NodeIndex list, const Entries& entries, const ScriptTable& usual) const {
    const ScriptTable place(m_script, list);
    NodeIndex last = noNode; // the new table gets the form of this one
    for (const NodeIndex entry : m_script.childrenOf(list)) {
        const NodeIndex table = m_script.at(entry).firstChild;
        if (m_script.at(table).kind == NodeKind::Table)
            last = table;
    }
    return place.withEntry(
        tableText(entries, last == noNode ? usual : ScriptTable(m_script, last), place.indent()));
}

// A list with one table, for a dungeon that has no list.
std::string DungeonScriptEdit::listText(const Entries& entries, const ScriptTable& own) const {
    const std::string indent = own.indent();
    if (!own.hasLines())
        return std::format("{{ {} }}", tableText(entries, own, indent));
    const std::string lineEnd = m_script.text.contains("\r\n") ? "\r\n" : "\n";
    const std::string deeper = indent + (indent.starts_with('\t') ? "\t" : "   ");
    return std::format("{{{}{}{}{}{}}}", lineEnd, deeper, tableText(entries, own, deeper), lineEnd, indent);
}

EditOutcome DungeonScriptEdit::remove(std::size_t statement) const {
    const NodeIndex table = m_tree.tables[statement];
    const NodeIndex entry = m_script.at(table).parent;
    if (m_script.at(entry).kind != NodeKind::PositionalEntry)
        return std::unexpected(computed(table));
    return ScriptTable(m_script, m_script.at(entry).parent).withoutEntry(entry);
}

} // namespace levwright::dungeonscript
