// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dungeons/model/checks/DungeonChecks.h"

#include <format>

namespace levwright {

void checkRequiredDungeons(DungeonCheckContext& context) {
    const std::vector<DungeonPartModel>& dungeons = context.model.dungeons;
    const int most = context.catalog().limit("dungeons-in-play");
    if (dungeons.size() > std::size_t(most))
        context.report(DiagnosticCode::TooManyForGame, dungeons[std::size_t(most)].node, Field::Name,
                       {std::to_string(most)});
    if (dungeons.empty() || context.tree().firstError) // the error may be why it is missing
        return;
    std::string missing;
    for (const DungeonName& required : context.catalog().dungeonNames()) {
        if (required.role == "required dungeon" && !context.model.dungeonNamed(required.name))
            missing += std::format("{}“{}”", missing.empty() ? "" : ", ", required.name);
    }
    if (!missing.empty())
        context.report(DiagnosticCode::RequiredDungeon, dungeons.front().node, Field::Name, {missing});
}

} // namespace levwright
