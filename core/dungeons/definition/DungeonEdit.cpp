// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dungeons/definition/DungeonEdit.h"

#include "core/base/Contract.h"
#include "core/base/Phrase.h"
#include "core/dungeons/definition/DungeonEditSteps.h"
#include "core/dungeons/model/DungeonObjections.h"
#include "core/text/Lines.h"
#include "core/tree/NumberSpelling.h"

#include <algorithm>
#include <format>

namespace levwright {
namespace {

using F = Field;
using S = DungeonStatementKind;

std::expected<const StatementNode*, Refusal> dungeonLevelOrBranch(const DungeonEditContext& context,
                                                                  std::size_t statement) {
    const auto node = wholeStatement(context, statement);
    return node && (*node)->kind == S::Dungeon ? node : levelOrBranch(context, statement);
}

// Sets a number of a dungeon, level or branch, which must not be broken.
EditOutcome setNumber(const DungeonEditContext& context, std::size_t statement, std::size_t which,
                      int value) {
    const StatementNode& node = context.model.node(statement);
    const Argument& couple = *node.find(node.kind == S::Dungeon ? F::Size : F::Place);
    const Range number = context.model.tree->numberOf(couple, which);
    if (couple.numbers[which] == value)
        return TextEdit();
    const std::string text = respelled(context.model.tree->textOf(number), value);
    return withoutNewErrors(context, TextEdit::replace(number, text));
}

std::string placeText(const DungeonSpan& place, const std::optional<std::string>& chain) {
    return chain ? std::format("\"{}\" + ({}, {})", *chain, place.base, place.rand)
                 : std::format("@ ({}, {})", place.base, place.rand);
}

bool isWordOf(const DungeonEditContext& context, std::string_view word, WordClass wordClass) {
    return word.empty() || std::ranges::contains(context.game.dungeonDialect().wordsOf(wordClass), word);
}

std::optional<std::string> objectionToPlace(const DungeonSpan& place,
                                            const std::optional<std::string>& chain) {
    if (chain && (chain->empty() || !canBeQuoted(*chain)))
        return say("There is no such level to count from.");
    if (!chain && place.base == 0)
        return std::string(said(noLevelZero));
    return std::nullopt;
}

} // namespace

EditOutcome setBase(const DungeonEditContext& context, std::size_t statement, int base) {
    const auto node = dungeonLevelOrBranch(context, statement);
    if (!node)
        return std::unexpected(node.error());
    if (std::optional<Refusal> objection = objectionToBase((*node)->kind, base))
        return std::unexpected(*std::move(objection));
    return setNumber(context, statement, 0, base);
}

EditOutcome setRand(const DungeonEditContext& context, std::size_t statement, int rand) {
    const auto node = dungeonLevelOrBranch(context, statement);
    if (!node)
        return std::unexpected(node.error());
    if ((*node)->kind == S::Dungeon && rand < 0)
        return refuse(say("The rand of a dungeon is a number of levels."));
    if (rand < -1)
        return refuse(say("rand is a number of levels, or -1 for all levels down to the bottom."));
    return setNumber(context, statement, 1, rand);
}

EditOutcome setBranchTarget(const DungeonEditContext& context, std::size_t statement,
                            std::string_view dungeon) {
    const auto node = levelOrBranch(context, statement);
    if (!node)
        return std::unexpected(node.error());
    if (std::optional<Refusal> objection = objectionToTargetOf(context.model, statement, dungeon))
        return std::unexpected(*std::move(objection));
    return withoutNewErrors(context, TextEdit::replace((*node)->find(F::Name)->text, std::string(dungeon)));
}

EditOutcome addLevel(const DungeonEditContext& context, std::size_t dungeon, const NewSpecialLevel& level) {
    require(dungeon < context.model.dungeons.size(), "a dungeon of the description");
    if (level.name.empty() || !canBeQuoted(level.name) || !canBeQuoted(level.bones))
        return refuse(say("A name must be a text without quotes and line ends."));
    if (std::optional<Refusal> objection = objectionToNewLevel(context.model, level.name))
        return std::unexpected(*std::move(objection));
    if (const std::optional<std::string> objection = objectionToPlace(level.place, level.chain))
        return refuse(*objection);
    const DungeonPartModel& part = context.model.dungeons[dungeon];
    std::size_t after = part.node;
    if (!part.levels.empty())
        after = part.levels.back().notes.empty() ? part.levels.back().node : part.levels.back().notes.back();
    // Notes about the dungeon stay with its first lines.
    else if (!part.notes.empty())
        after = part.notes.back();
    const std::string title =
        context.game.catalog().rule("level-titles") ? std::format("\"{}\" ", level.name) : std::string();
    return insertLine(context, after,
                      std::format("{}{}\"{}\" \"{}\" {}", level.chain ? "CHAINLEVEL:\t" : "LEVEL:\t\t", title,
                                  level.name, level.bones, placeText(level.place, level.chain)));
}

EditOutcome addBranch(const DungeonEditContext& context, std::size_t dungeon, const NewBranch& branch) {
    require(dungeon < context.model.dungeons.size(), "a dungeon of the description");
    if (std::optional<Refusal> objection = objectionToTarget(context.model, dungeon, branch.target))
        return std::unexpected(*std::move(objection));
    if (!isWordOf(context, branch.type, WordClass::BranchType) ||
        !isWordOf(context, branch.direction, WordClass::UpDown))
        return refuse(
            say("The type of a branch is stair, no_up, no_down or portal; its direction is up or down."));
    if (const std::optional<std::string> objection = objectionToPlace(branch.place, branch.chain))
        return refuse(*objection);
    const DungeonPartModel& part = context.model.dungeons[dungeon];
    std::size_t after = part.node;
    for (const std::size_t note : part.notes)
        after = std::max(after, note);
    for (const SpecialLevelModel& level : part.levels) {
        after = std::max(after, level.node);
        for (const std::size_t note : level.notes)
            after = std::max(after, note);
    }
    for (const BranchModel& other : part.branches)
        after = std::max(after, other.node);
    // A LEVELDESC within the next dungeon may be about this dungeon's last level.
    if (dungeon + 1 < context.model.dungeons.size())
        after = std::min(after, context.model.dungeons[dungeon + 1].node - 1);
    std::string line = std::format("{}\"{}\" {}", branch.chain ? "CHAINBRANCH:\t" : "BRANCH:\t\t",
                                   branch.target, placeText(branch.place, branch.chain));
    for (const std::string& word : {branch.type, branch.direction})
        line += word.empty() ? "" : " " + word;
    return insertLine(context, after, line);
}

EditOutcome dungeonLines(const DungeonEditContext& context, const NewDungeon& dungeon) {
    if (!canBeQuoted(dungeon.name))
        return refuse(say("A name must be a text without quotes and line ends."));
    const std::string_view text = context.model.tree->text.bytes();
    // An empty line stands before it.
    const bool isEnded = text.empty() || text.ends_with('\n');
    return insertLineBehind(text, text.size(),
                            std::format("{}DUNGEON:\t\"{}\" \"none\" ({},{})", isEnded ? "" : "\n",
                                        dungeon.name, dungeon.size.base, dungeon.size.rand));
}

EditOutcome removeLevelOrBranch(const DungeonEditContext& context, std::size_t statement) {
    const DungeonTree& tree = *context.model.tree;
    require(statement < tree.statements.size(), "a statement of the description");
    const StatementNode& node = tree.statements[statement];
    if (!definesLevel(node.kind) && !definesBranch(node.kind))
        return refuse(say("This is neither a level nor a branch."));
    std::vector<std::size_t> removed{statement};
    if (const std::vector<std::size_t>* notes = context.model.notesOf(statement))
        removed.insert(removed.end(), notes->begin(), notes->end());
    return withoutNewErrors(context, removeStatements(tree, removed));
}

} // namespace levwright
