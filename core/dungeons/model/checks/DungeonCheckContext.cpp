// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dungeons/model/checks/DungeonChecks.h"

#include <algorithm>

namespace levwright {

Diagnostic& DungeonCheckContext::report(DiagnosticCode code, std::size_t node, Field field,
                                        std::vector<std::string> arguments) {
    const StatementNode& statement = model.node(node);
    const Argument* argument = statement.find(field);
    const Range range = argument != nullptr ? argument->range : statement.range;
    return model.diagnostics.emplace_back(Diagnostic{code, range, range.begin, std::move(arguments), {}});
}

void DungeonCheckContext::forEachLevel(
    const std::function<void(const DungeonPartModel&, const SpecialLevelModel&)>& look) const {
    for (const DungeonPartModel& dungeon : model.dungeons) {
        for (const SpecialLevelModel& level : dungeon.levels)
            look(dungeon, level);
    }
}

void DungeonCheckContext::forEachBranch(
    const std::function<void(const DungeonPartModel&, const BranchModel&)>& look) const {
    for (const DungeonPartModel& dungeon : model.dungeons) {
        for (const BranchModel& branch : dungeon.branches)
            look(dungeon, branch);
    }
}

int fewestLevels(const DungeonPartModel& dungeon) {
    return dungeon.record.size.base;
}

int mostLevels(const DungeonPartModel& dungeon) {
    return dungeon.record.size.base + std::max(dungeon.record.size.rand - 1, 0);
}

} // namespace levwright
