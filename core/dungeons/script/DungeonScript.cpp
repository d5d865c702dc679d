// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dungeons/script/DungeonScript.h"

#include "core/base/Phrase.h"
#include "core/dungeons/script/DungeonReader.h"
#include "core/dungeons/script/DungeonScriptChecks.h"
#include "core/languages/script/lua/LuaParser.h"

#include <algorithm>
#include <format>

namespace levwright::dungeonscript {
namespace {

struct FlagWord {
    std::string_view word;
    std::uint32_t bit = 0;
};

constexpr FlagWord flagWords[] = {
    {"town", DungeonFlag::town},
    {"hellish", DungeonFlag::hellish},
    {"mazelike", DungeonFlag::mazelike},
    {"roguelike", DungeonFlag::roguelike},
    {"unconnected", DungeonFlag::unconnected},
    {"chaotic", DungeonFlag::chaotic},
    {"neutral", DungeonFlag::neutral},
    {"lawful", DungeonFlag::lawful},
};

} // namespace

const DungeonScriptTree& scriptOf(const DungeonModel& model) {
    return static_cast<const DungeonScriptTree&>(*model.tree);
}

std::string_view tableKindOf(StatementKind kind) {
    if (kind == DungeonStatementKind::Dungeon)
        return "dungeon";
    if (definesLevel(kind))
        return "dungeon.levels";
    return definesBranch(kind) ? "dungeon.branches" : "";
}

std::uint32_t flagNamed(std::string_view word) {
    const auto* found = std::ranges::find(flagWords, word, &FlagWord::word);
    return found == std::end(flagWords) ? 0 : found->bit;
}

lua::NodeIndex valueOf(const script::ScriptText& script, lua::NodeIndex table, std::string_view key) {
    const lua::NodeIndex value = lua::valueOf(script.tree, script.text, table, key).value_or(lua::noNode);
    const bool isNil = value != lua::noNode && script.at(value).kind == lua::NodeKind::Literal &&
                       script.tokenOf(value) == lua::TokenKind::Nil;
    return isNil ? lua::noNode : value;
}

namespace {

// What a run of the script makes, in place of what its text says.
void readRun(const scriptroll::DungeonRun& run, DungeonScriptTree& tree, DungeonModel& model) {
    if (run.end.ending != scriptroll::Ending::Done) {
        const std::string place = run.end.line > 0 ? say("Line {}: ", run.end.line) : std::string();
        model.objection = say("{}The script ends here: {}", place, run.end.message);
        return;
    }
    tree.statements.clear();
    tree.tables.clear();
    model = DungeonModel{};
    DungeonReader(tree, model).readRun(run);
    model.isComputed = true;
}

} // namespace

DungeonModelPtr readDungeonScript(const Game& game, const ScriptFacts& facts, TextSnapshot text,
                                  const RunScript& run) {
    auto tree = std::make_shared<DungeonScriptTree>();
    tree->text = std::move(text);
    tree->script = lua::parseScript(tree->text.bytes());
    auto model = std::make_shared<DungeonModel>();
    DungeonReader(*tree, *model).read();
    const auto made =
        !model->objection.empty() && tree->script.errors.empty() ? run(tree->text.bytes()) : std::nullopt;
    if (made)
        readRun(*made, *tree, *model);
    if (!tree->script.errors.empty() || !model->objection.empty()) // something may be missing
        tree->firstError = levwright::SyntaxError{};
    if (!tree->script.errors.empty()) // the error explains why a list is missing
        std::erase_if(model->diagnostics,
                      [](const Diagnostic& found) { return found.code == DiagnosticCode::NoDungeonTable; });
    model->tree = tree;
    checkDungeonTables(game, facts, *model);
    checkDungeon(game, *model);
    model->suppressed = hasErrors(model->diagnostics);
    return model;
}

} // namespace levwright::dungeonscript
