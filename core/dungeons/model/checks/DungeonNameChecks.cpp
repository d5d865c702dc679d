// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dungeons/model/checks/DungeonChecks.h"

#include <set>

namespace levwright {

void checkDungeonNames(DungeonCheckContext& context) {
    std::set<std::string> dungeons;
    for (const DungeonPartModel& dungeon : context.model.dungeons) {
        const std::string& name = dungeon.record.name.text;
        if (!dungeons.insert(name).second)
            context.report(DiagnosticCode::SameDungeonName, dungeon.node, Field::Name, {name});
    }
    std::set<std::string> levels;
    context.forEachLevel([&](const DungeonPartModel& /*dungeon*/, const SpecialLevelModel& level) {
        const std::string& name = level.record.name.text;
        if (!levels.insert(name).second)
            context.report(DiagnosticCode::SameSpecialLevelName, level.node, Field::Name, {name});
    });
}

} // namespace levwright
