// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/Outcomes.h"

#include "core/base/Contract.h"

#include <algorithm>

namespace levwright {

bool computes(const LevelModel& level) {
    using enum ArgumentKind;
    // A language without statements of its own computes nothing, so its levels need not be looked through.
    if (std::ranges::none_of(level.tree->grammar->rules(),
                             [](const StatementRule& rule) { return rule.kind > StatementKind::Unknown; }))
        return false;
    return std::ranges::any_of(level.tree->statements, [](const StatementNode& node) {
        return node.parent || node.kind > StatementKind::Unknown ||
               std::ranges::any_of(node.arguments, [](const Argument& argument) {
                   return (Variable | Element | RandomCell | Selection).has(argument.kind);
               });
    });
}

bool isOutcome(const LevelModel& level, const Placement& placement) {
    require(placement.statement < level.tree->statements.size(), "a statement of the level");
    const bool isInBlock = level.tree->statements[placement.statement].parent.has_value();
    return placement.certainty == Certainty::Computed ||
           (placement.certainty == Certainty::Conditional && isInBlock);
}

Placement outcomeOf(const LevelLanguage& language, const LevelSource& level, std::size_t statement) {
    require(statement < level.level.tree->statements.size(), "a statement of the level");
    const StatementNode& node = level.level.tree->statements[statement];
    const StatementLook& look = level.level.tree->ruleOf(node).look;
    Placement placement;
    placement.statement = statement;
    placement.kind = node.kind;
    placement.areaUse = AreaUse::Region;
    placement.glyph = look.glyph;
    placement.color = look.color;
    placement.label = language.label(level, statement);
    placement.certainty = Certainty::Computed;
    return placement;
}

} // namespace levwright
