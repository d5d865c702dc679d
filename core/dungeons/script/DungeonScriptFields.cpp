// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dungeons/script/DungeonScriptFields.h"

#include "core/base/Numbers.h"
#include "core/base/Phrase.h"

#include <algorithm>
#include <iterator>

namespace levwright::dungeonscript {
namespace {

using lua::NodeIndex;
using lua::noNode;
using F = Field;
using I = FieldInput;
using S = DungeonStatementKind;

constexpr int manyVariants = 99;

// File names, which no other language has, are parts of Field::Name.
constexpr DungeonFieldRow rows[] = {
    {"name", {F::Name, {}, 0}, I::Line},           {"base", {F::Place, {}, 0}, I::Box},
    {"range", {F::Place, {}, 1}, I::Box},          {"chainlevel", {F::Chain, {}, 0}, I::Word},
    {"bonetag", {F::Bones, {}, 0}, I::Line},       {"chance", {F::Chance, {}, 0}, I::Box},
    {"nlevels", {F::Count, {}, 0}, I::Box},        {"entry", {F::Entry, {}, 0}, I::Box},
    {"protofile", {F::Name, {}, 1}, I::Line},      {"lvlfill", {F::Name, {}, 2}, I::Line},
    {"themerooms", {F::Name, {}, 3}, I::Line},     {"branchtype", {F::Type, {}, 0}, I::Word},
    {"direction", {F::Direction, {}, 0}, I::Word}, {"alignment", {F::Alignment, {}, 0}, I::Word},
    {"flags", {F::Tag, {}, 0}, I::Flag},
};

FieldBounds boundsOf(const DungeonFieldRow& row, StatementKind kind, int last, bool isChained) {
    const bool isDungeon = kind == S::Dungeon;
    if (row.key == "base")
        return {.lowest = isDungeon ? 1 : -last, .highest = last, .usual = {}, .hasZero = isChained};
    if (row.key == "range")
        return {.lowest = isDungeon ? 0 : -1, .highest = last, .usual = 0};
    if (row.key == "chance")
        return {.lowest = isDungeon ? 1 : 0, .highest = certainChance, .usual = certainChance};
    if (row.key == "nlevels")
        return {.lowest = 0, .highest = manyVariants, .usual = 0};
    return {.lowest = -last, .highest = last, .usual = 0};
}

class ScriptFields {
public:
    ScriptFields(const Game& game, const ScriptFacts& facts, const DungeonModel& model, std::size_t statement)
        : m_facts(facts), m_tree(scriptOf(model)), m_script(m_tree.scriptText()), m_values(m_script),
          m_table(m_tree.tables[statement]), m_kind(model.node(statement).kind),
          m_last(game.catalog().limit("dungeon-last-level")) {}

    std::vector<FieldView> views() {
        for (const DungeonFieldRow& row : rows) {
            const script::KeyRow* key = m_facts.functions.key(tableKindOf(m_kind), row.key);
            if (key == nullptr)
                continue;
            if (row.input == I::Flag)
                addFlags(*key);
            else
                add(row, *key);
        }
        return std::move(m_views);
    }

private:
    void add(const DungeonFieldRow& row, const script::KeyRow& key) {
        const NodeIndex value = valueOf(m_script, m_table, row.key);
        const bool isTarget = row.key == "name" && definesBranch(m_kind);
        FieldView& view = m_views.emplace_back();
        view.key = row.field;
        view.input = isTarget ? I::Word : row.input;
        view.name = row.key;
        view.label = isTarget ? std::string(say("leads to")) : std::string(row.key);
        view.hint = said(key.explanation);
        view.isOptional = !key.isNeeded;
        view.choicesVary = isTarget || row.key == "chainlevel";
        if (view.input == I::Word)
            view.absent = row.key == "chainlevel" ? say("top or bottom") : std::string(key.usual);
        if (row.input == I::Box)
            addBox(view, row, key);
        if (value == noNode)
            return;
        view.isWritten = true;
        view.range = m_tree.script.range(value);
        view.source = m_script.slice(value);
        if (!m_values.isWrittenOut(value))
            view.input = I::Source;
        else if (const auto text = m_values.text(value)) {
            view.text = *text;
            view.source = *text;
        }
    }

    void addBox(FieldView& view, const DungeonFieldRow& row, const script::KeyRow& key) const {
        const bool isChained = valueOf(m_script, m_table, "chainlevel") != noNode;
        view.bounds = boundsOf(row, m_kind, m_last, isChained);
        if (row.key == "chance")
            view.unit = "%";
        const NodeIndex value = valueOf(m_script, m_table, row.key);
        const auto number = value == noNode ? wholeNumber<int>(key.usual) : m_values.number(value);
        view.numbers = {number.value_or(1)};
    }

    void addFlags(const script::KeyRow& key) {
        const std::vector<std::string> now = flags();
        for (std::size_t i = 0; i < key.words.size(); ++i) {
            FieldView& view = m_views.emplace_back();
            view.key = {F::Tag, {}, std::uint8_t(i)};
            view.input = I::Flag;
            view.name = "flag";
            view.label = key.words[i];
            view.isOptional = true;
            view.isWritten = std::ranges::contains(now, key.words[i]);
        }
    }

    std::vector<std::string> flags() const {
        std::vector<std::string> words;
        const NodeIndex value = valueOf(m_script, m_table, "flags");
        const NodeIndex list = value == noNode ? noNode : m_values.table(value);
        if (const auto word = value == noNode ? std::nullopt : m_values.text(value))
            words.push_back(*word);
        for (const NodeIndex entry : list == noNode ? std::vector<NodeIndex>() : m_script.childrenOf(list)) {
            if (const auto word = m_values.text(m_script.at(entry).firstChild))
                words.push_back(*word);
        }
        return words;
    }

    const ScriptFacts& m_facts;
    const DungeonScriptTree& m_tree;
    const script::ScriptText m_script;
    const TableValues m_values;
    NodeIndex m_table;
    StatementKind m_kind;
    int m_last; // the last level that a dungeon can have
    std::vector<FieldView> m_views;
};

// The levels that are listed before a statement. A branch comes after the levels of its dungeon.
std::vector<FieldChoice> chainsFor(const DungeonModel& model, std::size_t statement) {
    std::vector<FieldChoice> names;
    for (const DungeonPartModel& part : model.dungeons) {
        for (const SpecialLevelModel& level : part.levels) {
            if (level.node == statement)
                return names;
            names.push_back({level.record.name.text, {}});
        }
        if (std::ranges::contains(part.branches, statement, &BranchModel::node)) {
            if (part.branches.front().node == statement && !names.empty())
                names.pop_back(); // the game does not find this one
            return names;
        }
    }
    return names;
}

} // namespace

const DungeonFieldRow* fieldRow(StatementKind /*kind*/, const FieldKey& field) {
    const FieldKey wanted = field.field == F::Tag ? FieldKey{F::Tag, {}, 0} : field;
    const auto* row = std::ranges::find(rows, wanted, &DungeonFieldRow::field);
    return row == std::end(rows) ? nullptr : row;
}

std::vector<FieldView> scriptFieldsOf(const Game& game, const ScriptFacts& facts, const DungeonModel& model,
                                      std::size_t statement) {
    return ScriptFields(game, facts, model, statement).views();
}

std::vector<FieldChoice> scriptChoicesOf(const ScriptFacts& facts, const DungeonModel& model,
                                         std::size_t statement, const FieldKey& field) {
    const StatementKind kind = model.node(statement).kind;
    if (field.field == F::Chain)
        return chainsFor(model, statement);
    std::vector<FieldChoice> choices;
    if (field == FieldKey{F::Name, {}, 0} && definesBranch(kind)) {
        for (const DungeonPartModel& part : model.dungeons)
            choices.push_back({part.record.name.text, {}});
        return choices;
    }
    const DungeonFieldRow* row = fieldRow(kind, field);
    const script::KeyRow* key =
        row == nullptr || row->input != I::Word ? nullptr : facts.functions.key(tableKindOf(kind), row->key);
    if (key != nullptr) {
        for (const std::string_view word : key->words)
            choices.push_back({std::string(word), {}});
    }
    return choices;
}

std::string_view flagOf(const ScriptFacts& facts, StatementKind kind, std::uint8_t part) {
    const script::KeyRow* key = facts.functions.key(tableKindOf(kind), "flags");
    return key != nullptr && part < key->words.size() ? key->words[part] : std::string_view();
}

} // namespace levwright::dungeonscript
