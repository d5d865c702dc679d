// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Phrase.h"
#include "core/checks/SharedChecks.h"
#include "core/languages/classic/lower/checks/Checks.h"

#include <algorithm>

namespace levwright {
namespace {

bool isWayOut(const LoweringContext& context, const StatementNode& statement) {
    const StatementGroup group = context.tree.groupOf(statement);
    if (group == StatementGroup::Traps)
        return isTrapToElsewhere(context.textOf(statement, Field::Name));
    return group == StatementGroup::Stairs || group == StatementGroup::Arrivals;
}

bool isThing(const StatementNode& statement) {
    return statement.kind == StatementKind::Monster || statement.kind == StatementKind::Object;
}

} // namespace

void checkWayOut(LoweringContext& context) {
    const std::vector<StatementNode>& all = context.tree.statements;
    // What is half typed may become a way out.
    if (context.tree.sections.empty() || std::ranges::any_of(all, &StatementNode::broken) ||
        std::ranges::contains(all, StatementKind::Unknown, &StatementNode::kind) ||
        std::ranges::count_if(all, isThing) < leastThings ||
        std::ranges::any_of(all, [&](const StatementNode& each) { return isWayOut(context, each); }))
        return;
    const StatementNode& header = all.front();
    const Replacement stairs =
        linesInSection(context, context.tree.sections.front(), "STAIR:random,up\nSTAIR:random,down");
    Diagnostic& found = context.report(DiagnosticCode::NoWayOut, header.range, header);
    found.fixes.push_back({say("Add stairs up and down at random places"), TextEdit({stairs})});
}

} // namespace levwright
