// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dungeons/model/DungeonCompiler.h"

#include "core/base/Phrase.h"

namespace levwright {

Result<CompiledDungeon> compileDungeon(const DungeonModel& model) {
    if (model.suppressed)
        return failure(say("The dungeon has errors, so it cannot be compiled."));
    if (!model.objection.empty())
        return failure(model.objection);
    CompiledDungeon compiled;
    for (const DungeonPartModel& dungeon : model.dungeons) {
        CompiledDungeonPart& part = compiled.dungeons.emplace_back(dungeon.record);
        for (const SpecialLevelModel& level : dungeon.levels)
            part.levels.push_back(level.record);
        for (const BranchModel& branch : dungeon.branches)
            part.branches.push_back(branch.record);
    }
    return compiled;
}

} // namespace levwright
