// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dungeons/script/DungeonReader.h"

#include "core/base/Numbers.h"
#include "core/base/Phrase.h"
#include "core/languages/script/lua/ScriptGlobals.h"

#include <algorithm>
#include <format>
#include <numeric>
#include <ranges>

namespace levwright::dungeonscript {
namespace {

using lua::NodeIndex;
using lua::NodeKind;
using lua::noNode;
using F = Field;
using S = DungeonStatementKind;
using enum DiagnosticCode;

constexpr int noChain = -1;
constexpr int unknownChain = -2;
constexpr int surelyNumber = 100; // per cent
// The most dungeons, levels or branches that are read: ten times what any game allows. A limit is needed,
// because views compare each with each and follow chains from level to level.
constexpr std::size_t mostRead = 500;

void write(NameField& field, const std::string& name) {
    field.overwrite(name.substr(0, NameField::size - 1));
}

std::uint32_t branchTypeNamed(std::string_view word) {
    return std::uint32_t(word == "portal"    ? BranchType::portal
                         : word == "no_down" ? BranchType::noDown
                         : word == "no_up"   ? BranchType::noUp
                                             : BranchType::stair);
}

std::uint32_t isUp(std::string_view word) {
    return word == "up" ? 1 : 0;
}

} // namespace

DungeonReader::DungeonReader(DungeonScriptTree& tree, DungeonModel& model)
    : m_tree(tree), m_model(model), m_script(tree.scriptText()), m_values(m_script) {}

void DungeonReader::read() {
    const NodeIndex value = lua::valueOfGlobal(m_tree.script, m_script.text, "dungeon");
    const NodeIndex list = value == noNode ? noNode : m_values.table(value);
    if (list == noNode) {
        if (value == noNode || m_values.isWrittenOut(value))
            report(NoDungeonTable, value, {});
        else
            cannotTell(value);
        return;
    }
    if (const NodeIndex change = m_values.changeOf("dungeon"); change != noNode)
        cannotTell(change);
    for (const Entry& entry : entriesOf(list, "“dungeon”"))
        readDungeon(entry.table);
    putInTextOrder();
}

void DungeonReader::report(DiagnosticCode code, NodeIndex node, std::vector<std::string> arguments) {
    const Range range = node == noNode ? Range{} : m_tree.script.range(node);
    m_model.diagnostics.push_back({code, range, range.begin, std::move(arguments), {}});
}

void DungeonReader::cannotTell(NodeIndex node) {
    if (!m_model.objection.empty())
        return;
    const Range range = m_tree.script.range(node);
    m_model.objection = say("Line {} computes something, so only the game knows which dungeon results.",
                            m_tree.text.position(range.begin).line + 1);
}

// The tables of a list. Entries that are not tables are reported.
std::vector<DungeonReader::Entry> DungeonReader::entriesOf(NodeIndex list, const std::string& name) {
    std::vector<Entry> entries;
    for (const NodeIndex entry : m_script.childrenOf(list)) {
        if (m_script.at(entry).kind == NodeKind::NamedEntry)
            continue; // the game looks at numbers only
        if (m_script.at(entry).kind != NodeKind::PositionalEntry) {
            cannotTell(entry);
            continue;
        }
        const NodeIndex value = m_script.at(entry).firstChild;
        const NodeIndex table = m_values.table(value);
        if (table != noNode && m_used.insert(table).second) {
            entries.push_back({value, table});
        } else if (table == noNode && m_values.isWrittenOut(value)) {
            report(NoListOfTables, value, {name, std::string(m_script.slice(value))});
        } else {
            cannotTell(value);
        }
    }
    return entries;
}

std::vector<NodeIndex> DungeonReader::tablesIn(NodeIndex dungeon, std::string_view key) {
    const NodeIndex value = valueOf(dungeon, key);
    if (value == noNode)
        return {};
    const NodeIndex list = m_values.table(value);
    if (list == noNode) {
        if (!m_values.isWrittenOut(value)) // otherwise the kind of the value is reported as wrong
            cannotTell(value);
        return {};
    }
    std::vector<NodeIndex> tables;
    for (const Entry& entry : entriesOf(list, std::format("“{}”", key)))
        tables.push_back(entry.table);
    return tables;
}

std::size_t DungeonReader::addStatement(S kind, NodeIndex table) {
    if (m_run != nullptr) { // a constructor may make several tables
        for (m_statement = 0; m_statement < m_tree.tables.size(); ++m_statement) {
            m_isRepeated =
                m_tree.tables[m_statement] == table && m_tree.statements[m_statement].kind == ownKind(kind);
            if (m_isRepeated)
                return m_statement;
        }
    }
    m_isRepeated = false;
    StatementNode node;
    node.kind = ownKind(kind);
    node.range = m_tree.script.range(table);
    node.keyword = {node.range.begin, std::min<Offset>(node.range.begin + 1, node.range.end)};
    m_tree.statements.push_back(std::move(node));
    m_tree.tables.push_back(table);
    return m_statement = m_tree.statements.size() - 1;
}

// Adds it to the statement that is being read.
Argument* DungeonReader::addArgument(F field, ArgumentKind kind, NodeIndex value) {
    Argument argument{.field = field, .kind = kind, .range = m_tree.script.range(value), .text = {}};
    argument.text = argument.range;
    if (const auto text = script::textIn(m_script, value); text && argument.range.size() == text->size() + 2)
        argument.text = {argument.range.begin + 1, argument.range.end - 1};
    return &m_tree.statements[m_statement].arguments.emplace_back(argument);
}

std::optional<int> DungeonReader::madeNumber(std::string_view key) const {
    const std::string* text = m_run->value(key);
    return text == nullptr ? std::nullopt : wholeNumber<int>(*text);
}

std::string DungeonReader::textOf(NodeIndex table, std::string_view key, F field) {
    const NodeIndex value = valueOf(table, key);
    if (m_run != nullptr) {
        const std::string* text = m_run->value(key);
        // What is computed is no argument that could be edited.
        if (text != nullptr && !m_isRepeated && value != noNode && m_values.text(value) == *text)
            addArgument(field, ArgumentKind::String, value);
        return text == nullptr ? std::string() : *text;
    }
    if (value == noNode)
        return {};
    const auto text = m_values.text(value);
    if (text)
        addArgument(field, ArgumentKind::String, value);
    else
        cannotTell(value);
    return text.value_or(std::string());
}

int DungeonReader::numberOf(NodeIndex table, std::string_view key, int usual, F field) {
    const NodeIndex value = valueOf(table, key);
    if (m_run != nullptr) {
        const std::optional<int> made = madeNumber(key);
        if (made && !m_isRepeated && value != noNode && m_values.number(value) == made)
            addArgument(field, ArgumentKind::Integer, value)->numbers = {*made};
        return made.value_or(usual);
    }
    if (value == noNode)
        return usual;
    const std::optional<int> number = m_values.number(value);
    if (number)
        addArgument(field, ArgumentKind::Integer, value)->numbers = {*number};
    else
        cannotTell(value);
    return number.value_or(usual);
}

// Empty if it is not written, or is computed.
std::optional<DungeonSpan> DungeonReader::spanOf(NodeIndex table, F field) {
    const NodeIndex base = valueOf(table, "base");
    const NodeIndex range = valueOf(table, "range");
    if (m_run != nullptr) {
        const std::optional<int> first = madeNumber("base");
        if (!first)
            return std::nullopt;
        const DungeonSpan span{*first, madeNumber("range").value_or(0)};
        if (!m_isRepeated && base != noNode && m_values.number(base) == first)
            addArgument(field, ArgumentKind::Integer, base)->numbers = {span.base, span.rand};
        return span;
    }
    const std::optional<int> from = base == noNode ? std::nullopt : m_values.number(base);
    const std::optional<int> count = range == noNode ? 0 : m_values.number(range);
    if (base != noNode && !from)
        cannotTell(base);
    if (range != noNode && !count)
        cannotTell(range);
    if (!from || !count)
        return std::nullopt;
    addArgument(field, ArgumentKind::Integer, base)->numbers = {*from, *count};
    return DungeonSpan{*from, *count};
}

std::uint32_t DungeonReader::wordOf(NodeIndex table, std::string_view key, std::string_view usual, F field,
                                    std::uint32_t (*meaning)(std::string_view)) {
    const std::string word = textOf(table, key, field);
    return meaning(word.empty() ? usual : std::string_view(word));
}

std::uint32_t DungeonReader::flagsOf(NodeIndex table) {
    const NodeIndex value = valueOf(table, "flags");
    if (m_run != nullptr) {
        std::uint32_t made = 0;
        for (const std::string& word : m_run->flags)
            made |= flagNamed(word);
        return made;
    }
    if (value == noNode)
        return 0;
    if (const auto word = m_values.text(value))
        return flagNamed(*word);
    const NodeIndex list = m_values.table(value);
    if (list == noNode) {
        cannotTell(value);
        return 0;
    }
    std::uint32_t flags = 0;
    for (const NodeIndex entry : m_script.childrenOf(list)) {
        const NodeIndex flag = m_script.at(entry).firstChild;
        const bool isPositional = m_script.at(entry).kind == NodeKind::PositionalEntry;
        const auto word = isPositional ? m_values.text(flag) : std::nullopt;
        if (word)
            flags |= flagNamed(*word);
        else if (!isPositional || m_script.at(flag).kind != NodeKind::Literal)
            cannotTell(entry);
    }
    return flags;
}

char DungeonReader::bonesOf(NodeIndex table) {
    const std::string marker = textOf(table, "bonetag", F::Bones);
    return marker.empty() ? '\0' : marker.front();
}

int DungeonReader::chainOf(NodeIndex table, Chaining how) {
    if (!has(table, "chainlevel"))
        return noChain;
    const NodeIndex value = valueOf(table, "chainlevel");
    const std::string name = textOf(table, "chainlevel", F::Chain);
    if (m_run == nullptr && !m_values.text(value))
        return unknownChain;
    const std::size_t hidden = how == Chaining::FirstBranch && !m_levels.empty() ? 1 : 0;
    const auto known = std::span(m_levels).first(m_levels.size() - hidden);
    if (const auto level = std::ranges::find(known, name, &std::pair<std::string, int>::first);
        level != known.end())
        return level->second < 0 ? unknownChain : level->second;
    // If something before it is computed, levels may be missing here.
    if (m_model.objection.empty()) {
        const bool isHidden = hidden > 0 && m_levels.back().first == name;
        report(UnknownChainLevel, value == noNode ? table : value,
               {name, isHidden ? say(": the first branch of a dungeon does not find the level listed last")
                      : how == Chaining::Level ? say(" among those listed before")
                                               : ""});
    }
    return unknownChain;
}

bool DungeonReader::isRead(std::size_t count, NodeIndex table, const std::string& what) {
    if (count < mostRead)
        return true;
    if (m_notRead.insert(what).second)
        report(NotReadFrom, table, {what, std::to_string(mostRead)});
    return false;
}

void DungeonReader::readDungeon(NodeIndex table) {
    if (!isRead(m_model.dungeons.size(), table, "dungeons"))
        return;
    DungeonPartModel part;
    part.node = addStatement(S::Dungeon, table);
    write(part.record.name, textOf(table, "name", F::Name));
    part.record.bones = bonesOf(table);
    part.record.size = spanOf(table, F::Size).value_or(DungeonSpan{1, 0});
    part.record.chance = numberOf(table, "chance", surelyNumber, F::Chance);
    part.record.entry = numberOf(table, "entry", 0, F::Entry);
    const auto fileOf = [&](std::string_view key) {
        const NodeIndex value = valueOf(table, key);
        if (m_run != nullptr)
            return m_run->value(key) == nullptr ? std::string() : *m_run->value(key);
        return value == noNode ? std::string() : m_values.text(value).value_or(std::string());
    };
    write(part.record.protofile, fileOf("protofile"));
    part.fill = fileOf("lvlfill");
    part.record.flags = flagsOf(table);
    part.firstLevel = std::size_t(m_levelCount);
    m_model.dungeons.push_back(std::move(part));
    const std::size_t index = m_model.dungeons.size() - 1;
    if (m_run != nullptr)
        return;
    for (const NodeIndex level : tablesIn(table, "levels"))
        readLevel(level, index);
    for (const NodeIndex branch : tablesIn(table, "branches"))
        readBranch(branch, index);
}

void DungeonReader::readLevel(NodeIndex table, std::size_t dungeon) {
    if (!isRead(m_levels.size(), table, "levels"))
        return;
    const bool isChained = has(table, "chainlevel");
    SpecialLevelModel level;
    level.node = addStatement(isChained ? S::ChainLevel : S::Level, table);
    m_tree.statements[m_statement].parent = m_model.dungeons[dungeon].node;
    const std::string name = textOf(table, "name", F::Name);
    write(level.record.name, name);
    level.record.bones = bonesOf(table);
    level.record.chain = chainOf(table, Chaining::Level);
    const std::optional<DungeonSpan> place = spanOf(table, F::Place);
    level.record.chance = numberOf(table, "chance", surelyNumber, F::Chance);
    level.record.count = numberOf(table, "nlevels", 0, F::Count);
    level.record.flags = flagsOf(table) | wordOf(table, "alignment", {}, F::Alignment, flagNamed);
    level.record.place = place.value_or(DungeonSpan{});
    m_levels.emplace_back(name, place ? m_levelCount : unknownChain);
    if (!place)
        return;
    m_model.dungeons[dungeon].levels.push_back(std::move(level));
    ++m_levelCount;
}

void DungeonReader::readBranch(NodeIndex table, std::size_t dungeon) {
    if (!isRead(m_branchCount++, table, "branches"))
        return;
    const bool isChained = has(table, "chainlevel");
    std::vector<BranchModel>& others = m_model.dungeons[dungeon].branches;
    BranchModel branch;
    branch.node = addStatement(isChained ? S::ChainBranch : S::Branch, table);
    m_tree.statements[m_statement].parent = m_model.dungeons[dungeon].node;
    write(branch.record.target, textOf(table, "name", F::Name));
    branch.record.chain = chainOf(table, others.empty() ? Chaining::FirstBranch : Chaining::Branch);
    const std::optional<DungeonSpan> place = spanOf(table, F::Place);
    branch.record.type = int(wordOf(table, "branchtype", "stair", F::Type, branchTypeNamed));
    branch.record.up = int(wordOf(table, "direction", "down", F::Direction, isUp));
    branch.record.place = place.value_or(DungeonSpan{});
    if (place)
        others.push_back(std::move(branch));
}

bool DungeonReader::has(NodeIndex table, std::string_view key) const {
    return m_run != nullptr ? m_run->value(key) != nullptr : valueOf(table, key) != noNode;
}

NodeIndex DungeonReader::nodeOf(const scriptroll::RunTable& table) const {
    return table.site >= 0 ? NodeIndex(table.site) : m_list;
}

void DungeonReader::readAs(const scriptroll::RunTable& table, std::size_t dungeon,
                           void (DungeonReader::*read)(NodeIndex table, std::size_t dungeon)) {
    m_run = &table;
    (this->*read)(nodeOf(table), dungeon);
}

void DungeonReader::readRun(const scriptroll::DungeonRun& run) {
    const NodeIndex list = lua::valueOfGlobal(m_tree.script, m_script.text, "dungeon");
    m_list = list == noNode ? m_tree.script.root() : list;
    for (const scriptroll::RunTable& dungeon : run.dungeons) {
        const std::size_t index = m_model.dungeons.size();
        m_run = &dungeon;
        readDungeon(nodeOf(dungeon));
        if (m_model.dungeons.size() == index)
            break; // too many
        for (const scriptroll::RunTable& level : dungeon.levels)
            readAs(level, index, &DungeonReader::readLevel);
        for (const scriptroll::RunTable& branch : dungeon.branches)
            readAs(branch, index, &DungeonReader::readBranch);
    }
    m_run = nullptr;
    if (m_model.dungeons.empty())
        report(NoDungeonTable, noNode, {});
    putInTextOrder();
}

void DungeonReader::putInTextOrder() {
    std::vector<std::size_t> order(m_tree.statements.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return m_tree.statements[i].range.begin; });
    std::vector<std::size_t> placeOf(order.size());
    std::vector<StatementNode> statements;
    std::vector<NodeIndex> tables;
    for (std::size_t i = 0; i < order.size(); ++i) {
        placeOf[order[i]] = i;
        statements.push_back(std::move(m_tree.statements[order[i]]));
        tables.push_back(m_tree.tables[order[i]]);
    }
    for (StatementNode& statement : statements) {
        // A table that a name refers to may be anywhere.
        if (statement.parent)
            statement.parent = placeOf[*statement.parent];
    }
    m_tree.statements = std::move(statements);
    m_tree.tables = std::move(tables);
    for (DungeonPartModel& part : m_model.dungeons) {
        part.node = placeOf[part.node];
        for (SpecialLevelModel& level : part.levels)
            level.node = placeOf[level.node];
        for (BranchModel& branch : part.branches)
            branch.node = placeOf[branch.node];
    }
}

} // namespace levwright::dungeonscript
