// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tree/LevelTree.h"

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

const Token* LevelTree::tokenAt(Offset at) const {
    const auto behind = std::ranges::upper_bound(tokens, at, {}, &Token::begin);
    return behind == tokens.begin() ? nullptr : &*(behind - 1);
}

std::optional<std::size_t> LevelTree::sectionOf(std::size_t statement) const {
    const auto behind = std::ranges::upper_bound(sections, statement, {}, &SectionNode::firstStatement);
    auto section = std::size_t(behind - sections.begin());
    while (section > 0 && statement >= sections[section - 1].endStatement)
        section = outerOf(section - 1).transform([](std::size_t outer) { return outer + 1; }).value_or(0);
    return section > 0 ? std::optional(section - 1) : std::nullopt;
}

std::optional<std::size_t> LevelTree::outerOf(std::size_t section) const {
    const std::optional<std::size_t> opener = statements[sections[section].firstStatement].parent;
    const auto outer = std::ranges::lower_bound(sections, opener.value_or(statements.size()), {},
                                                &SectionNode::firstStatement);
    const bool isThere = opener && outer != sections.end() && outer->firstStatement == *opener;
    return isThere ? std::optional(std::size_t(outer - sections.begin())) : std::nullopt;
}

StatementGroup LevelTree::groupOf(const StatementNode& statement) const {
    const StatementRule& rule = ruleOf(statement);
    return rule.areaGroup && statement.find(Field::Area) != nullptr ? *rule.areaGroup : rule.group;
}

bool LevelTree::isOfLevel(const StatementNode& statement) const {
    return ruleOf(statement).section == Section::Corridors;
}

} // namespace levwright
