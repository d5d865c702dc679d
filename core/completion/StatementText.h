// SPDX-License-Identifier: GPL-3.0-or-later
// What can be told about the text of a level or dungeon file that consists of statements, from its tokens and
// statements alone. For languages, which add what only they know.
#pragma once

#include "core/model/LevelLanguage.h"
#include "core/model/TextHelp.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace levwright {

struct StatementText {
    const Tokens& tokens; // joined, they are the text
    const std::vector<StatementNode>& statements;
    std::string_view text;

    std::string_view slice(Range range) const { return text.substr(range.begin, range.size()); }
};
StatementText statementTextOf(const LevelSource& level);

// What kind of name or class an argument is; empty for one that is nothing of the kind.
using ThingOfArgument =
    std::function<std::optional<MarkKind>(const StatementNode& statement, const Argument& argument)>;
// What all languages of statements have in common.
std::optional<MarkKind> thingOfArgument(const StatementNode& statement, const Argument& argument);

std::vector<Mark> statementMarks(const StatementText& text, const ThingOfArgument& thingOf);
// opaque: words of the game that nothing explains.
std::vector<Mark> levelMarks(const LevelSource& level, const ThingOfArgument& thingOf);

// Several lines of comments, one below the other.
void addCommentFolds(const StatementText& text, std::vector<Fold>& folds);
// The level, its parts or rooms, maps, blocks and comments.
std::vector<Fold> levelFolds(const LevelSource& level);

// A field in a signature, and how it is found among the arguments.
struct SignatureSlot {
    Field field{};
    SignatureField shown;
};
// The statement whose arguments a place is in or after; empty if there is none.
std::optional<std::size_t> statementBegunAt(const StatementText& text, Offset at);
// The signature of a statement. The place is in or after it.
Signature statementSignature(const StatementText& text, const StatementNode& statement, Offset at,
                             const std::vector<SignatureSlot>& slots);

// The name of the level, and the levels to which its portals lead.
void addLevelNames(const LevelSource& level, NameCollector& names);

} // namespace levwright
