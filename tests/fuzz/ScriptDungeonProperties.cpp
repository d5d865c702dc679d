// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Contract.h"
#include "core/dungeons/model/DungeonCompiler.h"
#include "core/dungeons/model/DungeonLanguage.h"
#include "core/dungeons/model/DungeonOutline.h"
#include "core/dungeons/roll/DungeonRanges.h"
#include "core/dungeons/roll/DungeonRoll.h"
#include "core/model/LevelLanguage.h"
#include "tests/fuzz/Properties.h"

#include <algorithm>
#include <array>

namespace levwright::fuzz {
namespace {

const DungeonLanguage& language() {
    return *gameOfScripts()->language().dungeonScripts();
}

std::ptrdiff_t dungeonErrorCount(const DungeonModel& model) {
    return std::ranges::count(model.diagnostics, Severity::Error, &Diagnostic::severity);
}

void checkModel(const DungeonModel& model) {
    const std::string_view text = model.tree->text.bytes();
    for (const Diagnostic& found : model.diagnostics) {
        require(found.range.begin <= found.range.end && found.range.end <= text.size(),
                "a diagnostic lies in the text");
        for (const Fix& fix : found.fixes)
            require(fix.edit.fits(text.size()), "a fix fits its text");
    }
    for (std::size_t i = 0; i < model.tree->statements.size(); ++i) {
        const StatementNode& statement = model.node(i);
        require(statement.range.end <= text.size(), "a statement lies in the text");
        require(model.tree->statementAt(statement.range.begin).has_value(), "a statement is where it begins");
        for (const FieldView& view : language().fields(model, i))
            require(view.range.end <= text.size(), "a field lies in the text");
    }
    for (std::size_t i = 0; i < model.dungeons.size(); ++i) {
        for (const SpecialLevelModel& level : model.dungeons[i].levels)
            possibleRange(model, i, level.record.place, level.record.chain);
    }
    outlineOf(model);
    if (const Result<CompiledDungeon> compiled = compileDungeon(model)) {
        [[maybe_unused]] const auto rolled = rollDungeon(*compiled, gameOfScripts()->catalog(), 1);
    }
}

EditOutcome someFieldEdit(Input& input, const DungeonModel& model, std::size_t statement) {
    const std::vector<FieldView> fields = language().fields(model, statement);
    if (fields.empty())
        return refuse("There is no field.");
    const FieldKey field = fields[input.choose(fields.size())].key;
    const std::vector<FieldChoice> choices = language().choices(model, statement, field);
    constexpr std::array<const char*, 5> values{"1", "-1", "x\"'\\\n", "", "100"};
    const std::size_t which = input.choose(values.size() + choices.size() + 1);
    if (which == values.size() + choices.size())
        return language().setField(model, statement, field, std::nullopt);
    return language().setField(model, statement, field,
                               which < values.size() ? std::string(values[which])
                                                     : choices[which - values.size()].source);
}

EditOutcome someDungeonEdit(Input& input, const DungeonModel& model) {
    const std::size_t statement = input.choose(model.tree->statements.size());
    const int number = int(input.choose(80)) - 40;
    const std::size_t dungeons = model.dungeons.size();
    const std::size_t dungeon = input.choose(dungeons);
    const std::string target = model.dungeons[input.choose(dungeons)].record.name.text;
    switch (input.choose(6)) {
    case 0:
        return language().setBase(model, statement, number);
    case 1:
        return language().setBranchTarget(model, statement, target);
    case 2:
        return language().remove(model, statement);
    case 3:
        return language().addLevel(model, dungeon, {"new", "none", {number, 0}, {}});
    case 4:
        return language().addBranch(model, dungeon, {target, {number, 1}, {}, "", "up"});
    default:
        return someFieldEdit(input, model, statement);
    }
}

} // namespace

void checkScriptDungeon(std::string_view bytes) {
    Input input(bytes);
    std::string text(input.text());
    constexpr int mostEdits = 6;
    DungeonModelPtr model = language().read(TextSnapshot(text));
    checkModel(*model);
    for (int i = 0; i < mostEdits && input.hasChoices() && !model->dungeons.empty(); ++i) {
        const EditOutcome outcome = someDungeonEdit(input, *model);
        if (!outcome) {
            require(!outcome.error().reason.empty(), "a refusal has a reason");
            continue;
        }
        require(outcome->fits(text.size()), "an edit fits its text");
        std::string after = outcome->apply(text);
        require(outcome->inverse(text).apply(after) == text, "undo gives the bytes back");
        text = std::move(after);
        const DungeonModelPtr next = language().read(TextSnapshot(text));
        require(dungeonErrorCount(*next) <= dungeonErrorCount(*model), "an edit brings in no error");
        model = next;
        checkModel(*model);
    }
}

} // namespace levwright::fuzz
