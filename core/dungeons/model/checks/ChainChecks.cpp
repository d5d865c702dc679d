// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dungeons/model/checks/DungeonChecks.h"

#include <algorithm>

namespace levwright {
namespace {

// In games where chains are numbers, the game reads them as if it had made every dungeon before.
const DungeonPartModel* uncertainBefore(const DungeonModel& model, const DungeonPartModel& dungeon) {
    const auto end = model.dungeons.begin() + (&dungeon - model.dungeons.data());
    const auto found = std::find_if(model.dungeons.begin(), end, [](const DungeonPartModel& d) {
        return d.record.chance != 0 && d.record.chance < alwaysChance && !d.levels.empty();
    });
    return found == end ? nullptr : &*found;
}

void checkChain(DungeonCheckContext& context, const DungeonPartModel& dungeon, std::size_t node, int chain) {
    const std::optional<SpecialLevelPlace> place = context.model.levelOfNumber(chain);
    if (!place)
        return;
    const SpecialLevelRecord& level = context.model.level(*place).record;
    if (level.chance < alwaysChance)
        context.report(DiagnosticCode::UncertainChain, node, Field::Chain,
                       {level.name.text, std::to_string(std::max(level.chance, 0))});
    if (!context.catalog().rule("chains-by-number"))
        return;
    if (const DungeonPartModel* uncertain = uncertainBefore(context.model, dungeon))
        context.report(DiagnosticCode::ShiftedChains, node, Field::Chain,
                       {uncertain->record.name.text, level.name.text});
}

} // namespace

void checkChains(DungeonCheckContext& context) {
    context.forEachLevel([&](const DungeonPartModel& dungeon, const SpecialLevelModel& level) {
        checkChain(context, dungeon, level.node, level.record.chain);
    });
    context.forEachBranch([&](const DungeonPartModel& dungeon, const BranchModel& branch) {
        checkChain(context, dungeon, branch.node, branch.record.chain);
    });
}

} // namespace levwright
