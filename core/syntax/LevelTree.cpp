// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/syntax/LevelTree.h"

#include <algorithm>

namespace levwright {

std::optional<std::size_t> LevelTree::statementAt(Offset at) const {
    const auto behind =
        std::ranges::upper_bound(statements, at, {}, [](const StatementNode& s) { return s.range.begin; });
    if (behind == statements.begin())
        return std::nullopt;
    std::optional candidate(std::size_t(behind - statements.begin()) - 1);
    while (candidate && !statements[*candidate].range.touches(at))
        candidate = statements[*candidate].parent;
    return candidate;
}

std::optional<std::size_t> LevelTree::sectionOf(std::size_t statement) const {
    const auto behind = std::ranges::upper_bound(sections, statement, {}, &SectionNode::firstStatement);
    if (behind == sections.begin() || statement >= (behind - 1)->endStatement)
        return std::nullopt;
    return std::size_t(behind - sections.begin()) - 1;
}

StatementGroup LevelTree::groupOf(const StatementNode& statement) const {
    if (statement.kind == StatementKind::Unknown)
        return StatementGroup::Others;
    const StatementRule& rule = ruleOf(statement);
    return rule.areaGroup && statement.find(Field::Area) != nullptr ? *rule.areaGroup : rule.group;
}

bool LevelTree::isOfLevel(const StatementNode& statement) const {
    return statement.kind != StatementKind::Unknown && ruleOf(statement).section == Section::Corridors;
}

} // namespace levwright
