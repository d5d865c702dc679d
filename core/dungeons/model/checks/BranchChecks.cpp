// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/ClosestNames.h"
#include "core/base/Phrase.h"
#include "core/dungeons/model/checks/DungeonChecks.h"

#include <format>
#include <ranges>
#include <set>

namespace levwright {
namespace {

void checkTarget(DungeonCheckContext& context, const DungeonPartModel& dungeon, const BranchModel& branch,
                 std::set<std::string>& taken) {
    const std::string& target = branch.record.target.text;
    if (target == dungeon.record.name.text) {
        context.report(DiagnosticCode::BranchToItself, branch.node, Field::Name, {target});
        return;
    }
    if (!context.model.dungeonNamed(target)) {
        Diagnostic& found =
            context.report(DiagnosticCode::UnknownBranchTarget, branch.node, Field::Name, {target});
        const auto names = context.model.dungeons | std::views::transform([](const DungeonPartModel& d) {
                               return std::string_view(d.record.name.text);
                           });
        for (const std::string& name : closestNames(target, names, 2))
            found.fixes.push_back({say("Change it to “{}”", name),
                                   TextEdit::replace(found.range, std::format("\"{}\"", name))});
        return;
    }
    // Where branches have entry levels, several may lead to one dungeon.
    if (!taken.insert(target).second && !context.catalog().rule("entry-by-branch"))
        context.report(DiagnosticCode::BranchTakenTwice, branch.node, Field::Name, {target});
}

} // namespace

void checkBranches(DungeonCheckContext& context) {
    if (context.tree().firstError) // the error may be why branches and dungeons are missing
        return;
    std::set<std::string> taken;
    for (const DungeonPartModel& dungeon : context.model.dungeons) {
        const bool isFirst = &dungeon == &context.model.dungeons.front();
        const bool needsBranch = !isFirst && (dungeon.record.flags & DungeonFlag::unconnected) == 0;
        if (needsBranch && !taken.contains(dungeon.record.name.text))
            context.report(DiagnosticCode::UnreachableDungeon, dungeon.node, Field::Name,
                           {dungeon.record.name.text});
        for (const BranchModel& branch : dungeon.branches)
            checkTarget(context, dungeon, branch, taken);
    }
}

} // namespace levwright
