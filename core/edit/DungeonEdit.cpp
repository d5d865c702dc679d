// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/DungeonEdit.h"

#include "core/base/Contract.h"
#include "core/edit/StatementEdit.h"

#include <algorithm>
#include <format>
#include <map>

namespace levwright {
namespace {

using F = DungeonField;

// How often each error is there, by its sentence.
std::map<std::string, int> errorsOf(const DungeonModel& model) {
    std::map<std::string, int> errors;
    for (const Diagnostic& found : model.diagnostics) {
        if (found.severity() == Severity::Error)
            ++errors[found.message()];
    }
    return errors;
}

EditOutcome withoutNewErrors(const DungeonEditContext& context, TextEdit edit) {
    const DungeonTree& tree = *context.model.tree;
    if (edit.changesNothing(tree.text.bytes()))
        return TextEdit();
    const DungeonModelPtr after =
        lowerDungeon(context.game, parseDungeon(context.game.dungeonDialect(),
                                                TextSnapshot(edit.apply(tree.text.bytes())), tree.form));
    std::map<std::string, int> known = errorsOf(context.model);
    for (const Diagnostic& found : after->diagnostics) {
        if (found.severity() == Severity::Error && --known[found.message()] < 0)
            return refuse(found.message());
    }
    return edit;
}

// The statement if it defines a level or branch and is whole.
std::expected<const DungeonStatement*, Refusal> levelOrBranch(const DungeonEditContext& context,
                                                              std::size_t statement) {
    const DungeonTree& tree = *context.model.tree;
    require(statement < tree.statements.size(), "a statement of the description");
    const DungeonStatement& node = tree.statements[statement];
    if (!definesLevel(node.kind) && !definesBranch(node.kind))
        return refuse("This is neither a level nor a branch.");
    if (node.broken)
        return refuse("Mend the statement in the text first: it has a syntax error.");
    return &node;
}

EditOutcome setNumber(const DungeonEditContext& context, std::size_t statement, std::size_t which,
                      int value) {
    const auto node = levelOrBranch(context, statement);
    if (!node)
        return std::unexpected(node.error());
    const Range number = (*node)->find(F::Place)->numberRanges[which];
    if ((*node)->find(F::Place)->numbers[which] == value)
        return TextEdit();
    const std::string text = respelled(context.model.tree->textOf(number), value);
    return withoutNewErrors(context, TextEdit::replace(number, text));
}

bool canBeQuoted(std::string_view text) {
    return text.find_first_of(std::string_view("\"\n\r\0", 4)) == std::string_view::npos;
}

EditOutcome insertLine(const DungeonEditContext& context, std::size_t afterStatement,
                       const std::string& line) {
    const DungeonTree& tree = *context.model.tree;
    const Offset after = tree.statements[afterStatement].range.end;
    const std::string_view text = tree.text.bytes();
    const bool endsLine = text.find_first_not_of(" \t\r", after) == text.find('\n', after);
    if (!endsLine) // the next statement begins on the same line
        return withoutNewErrors(context, TextEdit::insert(after, std::format("\n{}\n", line)));
    return withoutNewErrors(context, insertLineBehind(text, after, line));
}

// The statement with the build option before it, if there is one.
Range withDirective(const DungeonTree& tree, Range statement) {
    const auto first = std::ranges::find(tree.tokens, std::uint32_t(statement.begin), &Token::begin);
    auto before = first;
    while (before != tree.tokens.begin() && std::prev(before)->kind == TokenKind::Blank)
        --before;
    if (before != tree.tokens.begin() && std::prev(before)->kind == TokenKind::Directive)
        return {std::prev(before)->begin, statement.end};
    return statement;
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
        return "There is no such level to count from.";
    if (!chain && place.base == 0)
        return "There is no level 0: 1 is the first level, -1 the last one.";
    return std::nullopt;
}

} // namespace

EditOutcome setBase(const DungeonEditContext& context, std::size_t statement, int base) {
    const auto node = levelOrBranch(context, statement);
    if (node && base == 0 && (*node)->find(F::Chain) == nullptr)
        return refuse("There is no level 0: 1 is the first level, -1 the last one.");
    return setNumber(context, statement, 0, base);
}

EditOutcome setRand(const DungeonEditContext& context, std::size_t statement, int rand) {
    if (rand < -1)
        return refuse("rand is a number of levels, or -1 for all down to the bottom.");
    return setNumber(context, statement, 1, rand);
}

EditOutcome setBranchTarget(const DungeonEditContext& context, std::size_t statement,
                            std::string_view dungeon) {
    const auto node = levelOrBranch(context, statement);
    if (!node)
        return std::unexpected(node.error());
    if (!definesBranch((*node)->kind))
        return refuse("This is no branch.");
    const std::optional<std::size_t> target = context.model.dungeonNamed(dungeon);
    if (!target)
        return refuse(std::format("There is no dungeon “{}”.", dungeon));
    const auto owns = [&](const BranchModel& branch) { return branch.node == statement; };
    if (std::ranges::any_of(context.model.dungeons[*target].branches, owns))
        return refuse("A branch cannot lead to its own dungeon.");
    return withoutNewErrors(context, TextEdit::replace((*node)->find(F::Name)->text, std::string(dungeon)));
}

EditOutcome addLevel(const DungeonEditContext& context, std::size_t dungeon, const NewSpecialLevel& level) {
    require(dungeon < context.model.dungeons.size(), "a dungeon of the description");
    if (level.name.empty() || !canBeQuoted(level.name) || !canBeQuoted(level.bones))
        return refuse("A name is a text without quotes and line ends.");
    for (const DungeonPartModel& other : context.model.dungeons) {
        if (std::ranges::any_of(other.levels,
                                [&](const auto& l) { return l.record.name.text == level.name; }))
            return refuse(std::format("Another level is called “{}” already.", level.name));
    }
    if (const std::optional<std::string> objection = objectionToPlace(level.place, level.chain))
        return refuse(*objection);
    const DungeonPartModel& part = context.model.dungeons[dungeon];
    std::size_t after = part.node;
    if (!part.levels.empty())
        after = part.levels.back().notes.empty() ? part.levels.back().node : part.levels.back().notes.back();
    // What is said about the dungeon stays with its first lines.
    else if (!part.notes.empty())
        after = part.notes.back();
    return insertLine(context, after,
                      std::format("{}\"{}\" \"{}\" {}", level.chain ? "CHAINLEVEL:\t" : "LEVEL:\t\t",
                                  level.name, level.bones, placeText(level.place, level.chain)));
}

EditOutcome addBranch(const DungeonEditContext& context, std::size_t dungeon, const NewBranch& branch) {
    require(dungeon < context.model.dungeons.size(), "a dungeon of the description");
    const std::optional<std::size_t> target = context.model.dungeonNamed(branch.target);
    if (!target)
        return refuse(std::format("There is no dungeon “{}”.", branch.target));
    if (*target == dungeon)
        return refuse("A branch cannot lead to its own dungeon.");
    if (!isWordOf(context, branch.type, WordClass::BranchType) ||
        !isWordOf(context, branch.direction, WordClass::UpDown))
        return refuse("A branch is a stair, no_up, no_down or portal, and leads up or down.");
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
    // LEVELDESC may speak of this dungeon's last level from within the next one.
    if (dungeon + 1 < context.model.dungeons.size())
        after = std::min(after, context.model.dungeons[dungeon + 1].node - 1);
    std::string line = std::format("{}\"{}\" {}", branch.chain ? "CHAINBRANCH:\t" : "BRANCH:\t\t",
                                   branch.target, placeText(branch.place, branch.chain));
    for (const std::string& word : {branch.type, branch.direction})
        line += word.empty() ? "" : " " + word;
    return insertLine(context, after, line);
}

EditOutcome removeLevelOrBranch(const DungeonEditContext& context, std::size_t statement) {
    const DungeonTree& tree = *context.model.tree;
    require(statement < tree.statements.size(), "a statement of the description");
    const DungeonStatement& node = tree.statements[statement];
    if (!definesLevel(node.kind) && !definesBranch(node.kind))
        return refuse("This is neither a level nor a branch.");
    std::vector<Replacement> removed =
        removeLines(tree.text.bytes(), withDirective(tree, node.range)).replacements();
    for (const DungeonPartModel& dungeon : context.model.dungeons) {
        const auto level = std::ranges::find(dungeon.levels, statement, &SpecialLevelModel::node);
        if (level == dungeon.levels.end())
            continue;
        for (const std::size_t note : level->notes) {
            const TextEdit line =
                removeLines(tree.text.bytes(), withDirective(tree, tree.statements[note].range));
            removed.insert(removed.end(), line.replacements().begin(), line.replacements().end());
        }
    }
    return withoutNewErrors(context, TextEdit(std::move(removed)));
}

} // namespace levwright
