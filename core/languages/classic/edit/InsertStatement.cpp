// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/classic/edit/InsertStatement.h"

#include "core/base/Contract.h"
#include "core/base/Phrase.h"
#include "core/edit/StatementEdit.h"
#include "core/languages/classic/syntax/LevelCutter.h"

#include <algorithm>
#include <string>

namespace levwright {
namespace {

// Why the line does not become a statement where the edit inserts it; empty if it does.
std::optional<Refusal> objectionTo(const Dialect& dialect, const TextEdit& edit, std::string_view levelText,
                                   std::string_view line) {
    const std::string after = edit.apply(levelText);
    const Replacement& inserted = edit.replacements().front();
    const Range place{inserted.range.begin + inserted.text.find(line),
                      inserted.range.begin + inserted.text.find(line) + line.size()};
    const LevelPlace level = LevelCutter(dialect, after, LexMode::Tolerant).cut();
    for (const Diagnostic& diagnostic : level.tree->diagnostics) {
        if (place.touches(diagnostic.range.begin))
            return Refusal{diagnostic.message()};
    }
    const auto statement = std::ranges::find(level.tree->statements, place.begin,
                                             [](const StatementNode& node) { return node.range.begin; });
    if (statement == level.tree->statements.end() || statement->range != place)
        return Refusal{say("Correct the text before it first: it has a syntax error.")};
    return std::nullopt;
}

} // namespace

EditOutcome insertStatement(const Dialect& dialect, const LevelTree& tree, std::string_view levelText,
                            std::size_t section, std::string_view line) {
    require(section < tree.sections.size(), "a section of the level");
    TextEdit edit = insertLines(tree, levelText, section, line);
    if (const std::optional<Refusal> refusal = objectionTo(dialect, edit, levelText, line))
        return std::unexpected(*refusal);
    return edit;
}

} // namespace levwright
