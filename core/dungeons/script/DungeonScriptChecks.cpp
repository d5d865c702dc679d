// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dungeons/script/DungeonScriptChecks.h"

#include "core/base/ClosestNames.h"
#include "core/base/Phrase.h"
#include "core/languages/script/checks/CheckDungeon.h"

#include <algorithm>
#include <cstdlib>
#include <format>
#include <span>

namespace levwright::dungeonscript {
namespace {

using lua::NodeIndex;
using lua::NodeKind;
using lua::noNode;
using F = Field;
using enum DiagnosticCode;

constexpr std::size_t fileNameBytes = 14;
constexpr std::size_t mostSuggestions = 2;

class DungeonTablesCheck {
public:
    DungeonTablesCheck(const Game& game, const ScriptFacts& facts, DungeonModel& model)
        : m_game(game), m_facts(facts), m_model(model), m_tree(scriptOf(model)),
          m_script(m_tree.scriptText()), m_values(m_script) {}

    void check() {
        checkLimits();
        for (std::size_t i = 0; i < m_tree.statements.size(); ++i) {
            checkLengths(i);
            checkFlags(i);
            checkBones(i);
        }
        for (std::size_t i = 0; i < m_model.dungeons.size(); ++i) {
            checkEntry(m_model.dungeons[i]);
            for (const SpecialLevelModel& level : m_model.dungeons[i].levels)
                checkChain(i, level.node, level.record.chain);
            for (const BranchModel& branch : m_model.dungeons[i].branches)
                checkChain(i, branch.node, branch.record.chain);
        }
    }

private:
    NodeIndex valueOf(std::size_t statement, std::string_view key) const {
        return dungeonscript::valueOf(m_script, m_tree.tables[statement], key);
    }
    Diagnostic& report(DiagnosticCode code, Range range, std::vector<std::string> arguments) {
        return m_model.diagnostics.emplace_back(
            Diagnostic{code, range, range.begin, std::move(arguments), {}});
    }
    Range rangeOf(NodeIndex node) const { return m_tree.script.range(node); }

    void checkLimits() {
        std::vector<std::size_t> levels;
        std::vector<std::size_t> branches;
        for (const DungeonPartModel& part : m_model.dungeons) {
            for (const SpecialLevelModel& level : part.levels)
                levels.push_back(level.node);
            for (const BranchModel& branch : part.branches)
                branches.push_back(branch.node);
        }
        checkCount(levels, "dungeon-levels", "levels");
        checkCount(branches, "dungeon-branches", "branches");
    }

    void checkCount(const std::vector<std::size_t>& statements, std::string_view limit, const char* what) {
        const int most = m_game.catalog().limit(limit);
        if (statements.size() > std::size_t(most))
            report(TooManyInScript, m_model.node(statements[std::size_t(most)]).range,
                   {what, std::to_string(most)});
    }

    void checkLengths(std::size_t statement) {
        const bool isFile = definesLevel(m_model.node(statement).kind);
        checkLength(statement, "name",
                    isFile ? fileNameBytes : std::size_t(m_game.catalog().limit("dungeon-name-bytes")));
        if (m_model.node(statement).kind != DungeonStatementKind::Dungeon)
            return;
        for (const std::string_view key : {"protofile", "lvlfill", "themerooms"})
            checkLength(statement, key, fileNameBytes);
    }

    void checkLength(std::size_t statement, std::string_view key, std::size_t most) {
        const NodeIndex value = valueOf(statement, key);
        const auto text = value == noNode ? std::nullopt : m_values.text(value);
        if (text && text->size() > most)
            report(LongDungeonName, rangeOf(value),
                   {*text, std::to_string(text->size()), std::to_string(most)});
    }

    void checkFlags(std::size_t statement) {
        const NodeIndex value = valueOf(statement, "flags");
        if (value == noNode)
            return;
        const script::KeyRow* row = m_facts.functions.key(tableKindOf(m_model.node(statement).kind), "flags");
        if (row == nullptr)
            return;
        if (const NodeIndex list = m_values.table(value); list != noNode) {
            for (const NodeIndex entry : m_script.childrenOf(list))
                checkFlag(*row, m_script.at(entry).firstChild);
        } else if (script::textIn(m_script, value)) {
            checkFlag(*row, value);
        } else if (m_values.isWrittenOut(value)) {
            report(OddDungeonValue, rangeOf(value),
                   {say("The game complains and ignores the flags: they must be a word or a list of words")});
        }
    }

    void checkFlag(const script::KeyRow& row, NodeIndex flag) {
        const auto word = m_values.text(flag);
        const bool isText = script::textIn(m_script, flag).has_value();
        const bool isTable = m_script.at(flag).kind == NodeKind::Table;
        if ((!word && !isTable && !m_values.isWrittenOut(flag)) ||
            (word && std::ranges::contains(row.words, std::string_view(*word))))
            return;
        std::string words;
        for (const std::string_view known : row.words)
            words += (words.empty() ? "" : ", ") + std::string(known);
        Diagnostic& found =
            report(NoSuchDungeonFlag, rangeOf(flag), {std::string(m_script.slice(flag)), words});
        for (const std::string& close : closestNames(word.value_or(""), row.words, mostSuggestions)) {
            if (isText)
                found.fixes.push_back(
                    {say("Change it to “{}”", close),
                     TextEdit::replace({found.range.begin + 1, found.range.end - 1}, close)});
        }
    }

    void checkBones(std::size_t statement) {
        const NodeIndex value = valueOf(statement, "bonetag");
        const auto text = value == noNode ? std::nullopt : m_values.text(value);
        if (text && text->size() > 1)
            report(OddDungeonValue, rangeOf(value),
                   {say("The game uses only the first character of this bones marker, “{}”", text->front())});
    }

    void checkEntry(const DungeonPartModel& dungeon) {
        const int fewest = std::max(dungeon.record.size.base, 1);
        const std::int64_t entry = dungeon.record.entry;
        if (const Argument* written = m_model.node(dungeon.node).find(F::Entry);
            written != nullptr && std::abs(entry) > fewest)
            report(EntryBelowBottom, written->range,
                   {std::to_string(entry), dungeon.record.name.text, std::to_string(fewest)});
    }

    void checkChain(std::size_t dungeon, std::size_t statement, int chain) {
        const auto level = m_model.levelOfNumber(chain);
        const Argument* written = m_model.node(statement).find(F::Chain);
        if (!level || level->dungeon == dungeon || written == nullptr)
            return;
        report(
            OddDungeonValue, written->range,
            {say("“{}” is a level of “{}”; the number it has there counts here",
                 m_model.level(*level).record.name.text, m_model.dungeons[level->dungeon].record.name.text)});
    }

    const Game& m_game;
    const ScriptFacts& m_facts;
    DungeonModel& m_model;
    const DungeonScriptTree& m_tree;
    const script::ScriptText m_script;
    const TableValues m_values;
};

} // namespace

void checkDungeonTables(const Game& game, const ScriptFacts& facts, DungeonModel& model) {
    const DungeonScriptTree& tree = scriptOf(model);
    std::vector<DungeonTable> tables;
    tables.reserve(tree.statements.size());
    for (std::size_t i = 0; i < tree.statements.size(); ++i)
        tables.push_back({tableKindOf(tree.statements[i].kind), tree.tables[i]});
    checkDungeonScript(facts, tree.script, tree.text.bytes(), tables, model.diagnostics);
    DungeonTablesCheck(game, facts, model).check();
}

} // namespace levwright::dungeonscript
