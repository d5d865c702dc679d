// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/script/edit/ThemedEdit.h"

#include "core/base/Phrase.h"
#include "core/languages/script/edit/ScriptTable.h"
#include "core/languages/script/edit/ScriptTrial.h"
#include "core/languages/script/lua/LuaLiterals.h"
#include "core/languages/script/lua/LuaParser.h"
#include "core/languages/script/lua/ScriptGlobals.h"

#include <algorithm>
#include <array>
#include <format>

namespace levwright {
namespace {

using lua::NodeIndex;
using script::scriptOf;
using script::ScriptText;

struct EntryKey {
    std::string_view key;
    std::string_view label;
    FieldInput input;
    FieldGroup group;
    std::string_view usual;
    std::string_view hint;
};
constexpr std::array<EntryKey, 4> entryKeys{
    {{"name", "name", FieldInput::Line, FieldGroup::What, "",
      phrase("What NetHack 5.0 calls it for testers")},
     {"frequency", "frequency", FieldInput::Source, FieldGroup::Options, "1",
      phrase("How often it is chosen, compared with the sum of all frequencies of the list; 0: never")},
     {"mindiff", phrase("lowest difficulty"), FieldInput::Source, FieldGroup::Options, "any",
      phrase("It is not chosen on levels that are easier")},
     {"maxdiff", phrase("highest difficulty"), FieldInput::Source, FieldGroup::Options, "any",
      phrase("It is not chosen on levels that are harder")}}};

// The table of an entry; noNode if it is a function.
NodeIndex tableOf(const ScriptText& script) {
    const NodeIndex entry = lua::entryOf(script.tree);
    return entry != lua::noNode && script.at(entry).kind == lua::NodeKind::Table ? entry : lua::noNode;
}

// With a separator and a line end.
std::string completed(std::string entry) {
    const lua::SyntaxTree tree = lua::parseEntry(entry);
    const NodeIndex own = lua::entryOf(tree);
    if (own == lua::noNode)
        return {};
    const auto isSeparator = [](const lua::Token& token) {
        return token.kind == lua::TokenKind::Comma || token.kind == lua::TokenKind::Semicolon;
    };
    const auto behind = tree.tokens.begin() + tree.nodes[own].endToken;
    if (std::none_of(behind, tree.tokens.end(), isSeparator))
        entry.insert(tree.range(own).end, ",");
    if (!entry.ends_with('\n'))
        entry += '\n';
    return entry;
}

TextEdit behindLast(std::string_view text, const script::ThemedPlace& last, bool isApart,
                    const std::string& entry) {
    const std::string_view rest = text.substr(last.own.end, last.range.end - last.own.end);
    const std::size_t other = rest.find_first_not_of(" \t\r\n");
    const bool hasSeparator = other != std::string_view::npos && (rest[other] == ',' || rest[other] == ';');
    const bool endsLine = text.substr(0, last.range.end).ends_with('\n');
    // A blank line that is there already is the one before the new entry.
    const bool hasGap = isApart && endsLine && text.substr(last.range.end).starts_with('\n');
    const Offset at = last.range.end + (hasGap ? 1 : 0);
    const std::string more = (endsLine ? "" : "\n") + std::string(isApart && !hasGap ? "\n" : "") + entry;
    if (hasSeparator)
        return TextEdit::insert(at, more);
    if (last.own.end == at)
        return TextEdit::insert(at, "," + more);
    return TextEdit({{{last.own.end, last.own.end}, ","}, {{at, at}, more}});
}

TextEdit withList(std::string_view text, ThemedList list, const std::string& entry) {
    const std::string before = text.empty() ? "" : text.ends_with('\n') ? "\n" : "\n\n";
    return TextEdit::insert(Offset(text.size()),
                            std::format("{}{} = {{\n{}}}\n", before, script::nameOf(list), entry));
}

bool isFunction(const ScriptText& script) {
    const NodeIndex entry = lua::entryOf(script.tree);
    return entry != lua::noNode && script.at(entry).kind == lua::NodeKind::Function;
}

// Where the comment above an entry says its name; empty if there is no comment.
std::optional<Range> titleIn(const LevelSource& level, const ScriptText& script) {
    const std::string_view above = level.text.substr(0, script.tree.range(lua::entryOf(script.tree)).begin);
    const std::string& name = level.level.themed->name;
    const std::size_t comment = above.find("--");
    const std::size_t at = comment == above.npos || name.empty() ? above.npos : above.find(name, comment);
    return at == above.npos ? std::nullopt : std::optional(Range{at, at + name.size()});
}

// A function has no keys. It is called what the comment above it says.
FieldView titleField(const LevelSource& level, const ScriptText& script) {
    FieldView field{.key = {Field::Attribute, ArgumentKind::String, 0},
                    .name = std::string(entryKeys.front().label),
                    .label = std::string(entryKeys.front().label),
                    .input = FieldInput::Line,
                    .group = FieldGroup::What,
                    .hint = phrase("What the comment above it says")};
    if (const std::optional<Range> title = titleIn(level, script)) {
        field.isWritten = true;
        field.range = *title;
        field.source = level.level.themed->name;
        field.text = field.source;
    }
    return field;
}

EditOutcome setTitle(const LevelSource& level, const ScriptText& script, const std::string& title) {
    // A bracket at the start may open a comment of several lines.
    if (title.find_first_not_of(" -") == std::string::npos || title.starts_with('[') ||
        title.find_first_of("\r\n") != std::string::npos)
        return refuse(say("The name of this room is a comment of one line."));
    if (const std::optional<Range> old = titleIn(level, script))
        return provenScript(level, TextEdit::replace(*old, title));
    const Offset begin = script.tree.range(lua::entryOf(script.tree)).begin;
    const std::size_t line = level.text.substr(0, begin).find_last_of('\n') + 1;
    const std::string_view indent = level.text.substr(line, begin - line);
    const script::ScriptTree& tree = scriptOf(*level.level.tree);
    const bool beginsLine =
        line > 0 || tree.start == 0 || tree.collection->text.bytes()[tree.start - 1] == '\n';
    if (!beginsLine || indent.find_first_not_of(" \t") != indent.npos)
        return refuse(say("Put this room on a line of its own first: its name is the comment above it."));
    return provenScript(level, TextEdit::insert(begin, std::format("-- {}\n{}", title, indent)));
}

} // namespace

std::string newThemedEntry(ThemedForm form, std::string_view name) {
    const std::string quoted = lua::quoted(name);
    switch (form) {
    case ThemedForm::Room:
        return std::format("   {{\n      name = {},\n      contents = function()\n"
                           "         des.room({{ type = \"themed\", filled = 1, contents = function(rm)\n"
                           "            des.object()\n         end }})\n      end,\n   }},\n",
                           quoted);
    case ThemedForm::Map:
        return std::format("   {{\n      name = {},\n      contents = function()\n"
                           "         des.map({{ map = [[\n-------\n|.....|\n|.....|\n|.....|\n-------]],\n"
                           "            contents = function(m)\n"
                           "               des.region({{ region = {{ 1, 1, 1, 1 }}, type = \"themed\", "
                           "irregular = true, filled = 1 }})\n            end }})\n      end,\n   }},\n",
                           quoted);
    case ThemedForm::Fill:
        break;
    }
    return std::format("   {{\n      name = {},\n      contents = function(rm)\n         des.object()\n"
                       "      end,\n   }},\n",
                       quoted);
}

EditOutcome withThemedEntry(const FileTree& file, ThemedList list, std::string entry) {
    entry = completed(std::move(entry));
    if (entry.empty())
        return refuse(say("This is not a themed room."));
    const std::string_view text = file.text.bytes();
    const script::ScriptTree& first = scriptOf(*file.levels.front().tree);
    if (!first.collection) {
        if (!first.calls.empty() || !first.script.errors.empty())
            return refuse(say("This file is a level. Themed rooms go into a file of their own."));
        return withList(text, list, entry);
    }
    const script::ThemedCollection& all = *first.collection;
    const script::ThemedPlace* last = nullptr;
    const script::ThemedPlace* before = nullptr;
    for (const script::ThemedPlace& place : all.places) {
        if (place.entry.list == list) {
            before = last;
            last = &place;
        }
    }
    if (last != nullptr) {
        const bool isApart = before == nullptr || text.substr(0, last->range.begin).ends_with("\n\n");
        return behindLast(text, *last, isApart, entry);
    }
    const NodeIndex table = lua::valueOfGlobal(all.script, text, script::nameOf(list));
    if (table == lua::noNode)
        return withList(text, list, entry);
    if (all.script.nodes[table].kind != lua::NodeKind::Table)
        return refuse(say("The list of themed rooms is computed in this file."));
    entry.pop_back();
    const Offset inside = all.script.range(table).begin + 1;
    return TextEdit::insert(inside, "\n" + entry + (text.substr(inside).starts_with('}') ? "\n" : ""));
}

std::vector<FieldView> themedFields(const LevelSource& level) {
    const ScriptText script{scriptOf(*level.level.tree).script, level.text};
    const NodeIndex table = tableOf(script);
    std::vector<FieldView> fields;
    if (isFunction(script))
        fields.push_back(titleField(level, script));
    for (std::size_t i = 0; table != lua::noNode && i < entryKeys.size(); ++i) {
        const EntryKey& row = entryKeys[i];
        // Names are found by their kind.
        const auto kind = row.input == FieldInput::Line ? std::optional(ArgumentKind::String) : std::nullopt;
        FieldView& field = fields.emplace_back(FieldView{.key = {Field::Attribute, kind, std::uint8_t(i)},
                                                         .name = std::string(row.label),
                                                         .label = std::string(row.label),
                                                         .input = row.input,
                                                         .group = row.group,
                                                         .isOptional = true,
                                                         .absent = std::string(row.usual),
                                                         .hint = std::string(row.hint)});
        const auto value = lua::valueOf(script.tree, script.text, table, row.key);
        if (!value)
            continue;
        const auto text = script::textIn(script, *value);
        field.isWritten = true;
        field.range = script.tree.range(*value);
        field.source = row.input == FieldInput::Line && text ? *text : std::string(script.slice(*value));
        field.text = field.source;
        if (row.input == FieldInput::Line && !text)
            field.input = FieldInput::Source;
    }
    return fields;
}

EditOutcome setThemedField(const LevelSource& level, const FieldKey& field,
                           const std::optional<std::string>& source) {
    const ScriptText script{scriptOf(*level.level.tree).script, level.text};
    const NodeIndex table = tableOf(script);
    const FieldKey title{Field::Attribute, ArgumentKind::String, 0};
    if (isFunction(script) && field == title && source)
        return setTitle(level, script, *source);
    if (table == lua::noNode || field.field != Field::Attribute || field.part >= entryKeys.size())
        return refuse(say("A themed room that is a function has no values."));
    const EntryKey& row = entryKeys[field.part];
    const ScriptTable entries(script, table);
    const auto value = lua::valueOf(script.tree, script.text, table, row.key);
    if (!source)
        return value ? provenScript(level, entries.withoutEntry(script.at(*value).parent)) : TextEdit();
    const bool isText =
        row.input == FieldInput::Line && (!value || script::textIn(script, *value).has_value());
    const std::string written = isText ? lua::quoted(*source, entries.quote()) : *source;
    if (value)
        return provenScript(level, TextEdit::replace(script.tree.range(*value), written));
    const std::vector<NodeIndex> all = script.childrenOf(table);
    const std::string entry = std::string(row.key) + entries.equalsSign() + written;
    if (all.empty())
        return provenScript(level, entries.withEntry(entry));
    // Keys are written before the contents, which are long.
    const std::string gap = entries.hasLines() ? "\n" + entries.indent() : " ";
    return provenScript(level, TextEdit::insert(script.tree.range(all.front()).begin, entry + "," + gap));
}

} // namespace levwright
