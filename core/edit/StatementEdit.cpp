// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/StatementEdit.h"

#include "core/base/Contract.h"
#include "core/base/Phrase.h"
#include "core/text/Lines.h"
#include "core/tree/NumberSpelling.h"

#include <algorithm>
#include <format>

namespace levwright {
namespace {

// The section of a level to which the statement belongs. Unknown words stay where they are.
Section sectionOf(const LevelTree& tree, const StatementNode& node) {
    return tree.ruleOf(node).section;
}

Section sectionOf(const LevelTree& tree, std::string_view line) {
    const StatementRule* rule = tree.grammar->ruleFor(line.substr(0, line.find_first_of(":[ \t")));
    return rule != nullptr ? rule->section : Section::Body;
}

} // namespace

EditOutcome appendArgument(const StatementNode& statement, std::string_view text) {
    if (statement.broken || statement.arguments.empty())
        return refuse(say("Correct the statement first: it has a syntax error."));
    return TextEdit::insert(statement.arguments.back().range.end, std::format(",{}", text));
}

EditOutcome removeArgument(const StatementNode& statement, std::size_t argument) {
    require(argument < statement.arguments.size(), "an argument of the statement");
    if (argument == 0)
        return refuse(say("The first value of a statement cannot be removed."));
    return TextEdit::erase(
        {statement.arguments[argument - 1].range.end, statement.arguments[argument].range.end});
}

EditOutcome setChance(const StatementNode& statement, std::optional<int> percent) {
    if (percent && (*percent < 1 || *percent > 100))
        return refuse(say("A chance must be from 1 to 100 per cent."));
    if (!statement.chance && !statement.colon)
        return refuse(say("Correct the statement first: it has no colon after its word."));
    if (statement.chance && percent)
        return TextEdit::replace(statement.chance->text, std::to_string(*percent));
    if (statement.chance)
        return TextEdit::erase(statement.chance->range);
    if (!percent)
        return TextEdit();
    return TextEdit::insert(statement.keyword.end, std::format("[{}%]", *percent));
}

EditOutcome movePlace(const LevelTree& tree, std::string_view levelText, const Argument& argument, Point to) {
    const bool isArea = argument.kind == ArgumentKind::Area || argument.kind == ArgumentKind::LevregionArea;
    if (!isArea && argument.kind != ArgumentKind::Point)
        return refuse(say("This has no fixed place that could be moved."));
    const std::int64_t byX = to.x - argument.numbers[0];
    const std::int64_t byY = to.y - argument.numbers[1];
    const std::vector<Range> integers = integersIn(tree.tokens, argument.range);
    require(integers.size() == (isArea ? 4 : 2), "a place has its numbers");
    std::vector<Replacement> edit;
    for (std::size_t i = 0; i < integers.size(); ++i) {
        const std::int64_t by = i % 2 == 0 ? byX : byY;
        const std::string_view old = levelText.substr(integers[i].begin, integers[i].size());
        if (by != 0)
            edit.push_back({integers[i], respelled(old, argument.numbers[i] + by)});
    }
    return TextEdit(std::move(edit));
}

TextEdit removeStatement(std::string_view levelText, const StatementNode& statement) {
    return TextEdit::eraseLine(levelText, statement.range);
}

TextEdit insertLines(const LevelTree& tree, std::string_view levelText, std::optional<std::size_t> section,
                     std::string_view lines) {
    require(tree.hasHeader || section, "a level or a part to insert into");
    const Section wanted = sectionOf(tree, lines);
    const bool isOfLevel = tree.hasHeader && (!section || wanted < Section::PartStart);
    const SectionNode* node = isOfLevel ? nullptr : &tree.sections[*section];
    const std::size_t first = isOfLevel ? 0 : node->firstStatement;
    // Corridors stand after the last room of the level, lists before the contents of a part, and a new room
    // after all contents of the room before it.
    const Section behind = wanted == Section::PartStart ? Section::Body : std::min(wanted, Section::Body);
    std::size_t last = (isOfLevel ? tree.endOfHeader : node->endStatement) - 1;
    while (last > first && sectionOf(tree, tree.statements[last]) > behind)
        --last;
    Offset after = tree.statements[last].range.end;
    if (node != nullptr && node->map)
        after = std::max(after, node->map->range.end);
    return insertLineBehind(levelText, after, lines);
}

} // namespace levwright
