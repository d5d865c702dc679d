// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Phrase.h"
#include "core/dungeons/model/checks/DungeonChecks.h"

namespace levwright {
namespace {

void reportRange(DungeonCheckContext& context, std::size_t node, int chance) {
    Diagnostic& found =
        context.report(DiagnosticCode::ChanceRange, node, Field::Chance, {std::to_string(chance)});
    found.fixes.push_back({say("Change it to 100"), TextEdit::replace(found.range, "100")});
}

} // namespace

void checkDungeonChances(DungeonCheckContext& context) {
    for (const DungeonPartModel& dungeon : context.model.dungeons) {
        const bool written = context.model.node(dungeon.node).find(Field::Chance) != nullptr;
        if (written && (dungeon.record.chance < 1 || dungeon.record.chance > alwaysChance))
            reportRange(context, dungeon.node, dungeon.record.chance);
    }
    context.forEachLevel([&](const DungeonPartModel& /*dungeon*/, const SpecialLevelModel& level) {
        if (level.record.chance > alwaysChance)
            reportRange(context, level.node, level.record.chance);
        if (level.record.chance < 1)
            context.report(DiagnosticCode::ChanceNever, level.node, Field::Chance,
                           {std::to_string(level.record.chance), level.record.name.text});
    });
}

} // namespace levwright
