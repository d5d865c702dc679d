// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dungeons/definition/DungeonEditSteps.h"

#include "core/base/Contract.h"
#include "core/base/Phrase.h"
#include "core/dungeons/definition/DungeonLowering.h"
#include "core/dungeons/definition/DungeonParser.h"
#include "core/dungeons/model/NewErrors.h"
#include "core/text/Lines.h"

#include <algorithm>
#include <format>

namespace levwright {
std::expected<const StatementNode*, Refusal> wholeStatement(const DungeonEditContext& context,
                                                            std::size_t statement) {
    const DungeonTree& tree = *context.model.tree;
    require(statement < tree.statements.size(), "a statement of the description");
    if (tree.statements[statement].broken)
        return refuse(say("Correct the statement in the text first: it has a syntax error."));
    return &tree.statements[statement];
}

std::expected<const StatementNode*, Refusal> levelOrBranch(const DungeonEditContext& context,
                                                           std::size_t statement) {
    const auto node = wholeStatement(context, statement);
    if (node && !definesLevel((*node)->kind) && !definesBranch((*node)->kind))
        return refuse(say("This is neither a level nor a branch."));
    return node;
}

EditOutcome withoutNewErrors(const DungeonEditContext& context, TextEdit edit) {
    const DungeonTree& tree = *context.model.tree;
    if (edit.changesNothing(tree.text.bytes()))
        return TextEdit();
    const DungeonModelPtr after =
        lowerDungeon(context.game, parseDungeon(context.game.dungeonDialect(),
                                                TextSnapshot(edit.apply(tree.text.bytes())), tree.form));
    if (std::optional<Refusal> refusal = newErrorOf(context.model, *after))
        return std::unexpected(*std::move(refusal));
    return edit;
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

Range withDirective(const DungeonTree& tree, Range statement) {
    const auto first = std::ranges::find(tree.tokens, std::uint32_t(statement.begin), &Token::begin);
    auto before = first;
    while (before != tree.tokens.begin() && std::prev(before)->kind == TokenKind::Blank)
        --before;
    if (before != tree.tokens.begin() && std::prev(before)->kind == TokenKind::Directive)
        return {std::prev(before)->begin, statement.end};
    return statement;
}

TextEdit removeStatements(const DungeonTree& tree, const std::vector<std::size_t>& statements) {
    std::vector<Replacement> removed;
    for (const std::size_t statement : statements) {
        const Range range = withDirective(tree, tree.statements[statement].range);
        const TextEdit line = TextEdit::eraseLine(tree.text.bytes(), range);
        removed.insert(removed.end(), line.replacements().begin(), line.replacements().end());
    }
    return TextEdit(std::move(removed));
}

} // namespace levwright
