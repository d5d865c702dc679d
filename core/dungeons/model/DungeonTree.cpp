// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dungeons/model/DungeonTree.h"

#include "core/tree/NumberSpelling.h"

#include <algorithm>

namespace levwright {

std::string DungeonTree::stringOf(const Argument& argument) const {
    const std::string_view all = textOf(argument.text);
    return std::string(all.substr(0, all.find('\0')));
}

Range DungeonTree::numberOf(const Argument& couple, std::size_t which) const {
    return integersIn(tokens, couple.range)[which];
}

std::optional<std::size_t> DungeonTree::statementAt(Offset at) const {
    const auto behind = std::ranges::upper_bound(
        statements, at, {}, [](const StatementNode& statement) { return statement.range.begin; });
    if (behind == statements.begin())
        return std::nullopt;
    auto found = std::optional(std::size_t(behind - statements.begin()) - 1);
    // If two meet there, the first one counts.
    const bool begins = statements[*found].range.begin == at && *found > 0;
    if (begins && statements[*found - 1].range.end == at)
        return *found - 1;
    while (found && !statements[*found].range.touches(at))
        found = statements[*found].parent;
    return found;
}

} // namespace levwright
