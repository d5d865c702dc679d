// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/dungeonchecks/DungeonChecks.h"

#include <algorithm>
#include <cstdlib>

namespace levwright {
namespace {

// The statement that brings in a second alignment, if there is one.
void checkAlignments(DungeonCheckContext& context, const std::vector<std::size_t>& notes,
                     const std::string& name) {
    std::int64_t seen = 0;
    for (const std::size_t note : notes) {
        const DungeonArgument* tag = context.model.node(note).find(DungeonField::Tag);
        if (tag == nullptr || tag->wordClass != WordClass::AlignmentTag)
            continue;
        if (seen != 0 && seen != tag->number())
            context.report(DiagnosticCode::TwoAlignments, note, DungeonField::Tag, {name});
        seen = seen == 0 ? tag->number() : seen;
    }
}

void checkProtofiles(DungeonCheckContext& context, const DungeonPartModel& dungeon) {
    bool hasOne = false;
    for (const std::size_t note : dungeon.notes) {
        if (context.model.node(note).kind != DungeonStatementKind::Protofile)
            continue;
        if (hasOne)
            context.report(DiagnosticCode::ProtofileTwice, note, DungeonField::Name,
                           {dungeon.record.name.text});
        hasOne = true;
    }
}

void checkEntry(DungeonCheckContext& context, const DungeonPartModel& dungeon) {
    const int fewest = fewestLevels(dungeon);
    const std::int64_t entry = dungeon.record.entry;
    if (fewest < 1 || std::abs(entry) <= fewest)
        return;
    // The last ENTRY is the one that counts.
    const auto note = std::ranges::find_if(dungeon.notes.rbegin(), dungeon.notes.rend(), [&](std::size_t n) {
        return context.model.node(n).kind == DungeonStatementKind::Entry;
    });
    if (note != dungeon.notes.rend())
        context.report(DiagnosticCode::EntryBelowBottom, *note, DungeonField::Entry,
                       {std::to_string(entry), dungeon.record.name.text, std::to_string(fewest)});
}

} // namespace

void checkDungeonNotes(DungeonCheckContext& context) {
    for (const DungeonPartModel& dungeon : context.model.dungeons) {
        checkAlignments(context, dungeon.notes, dungeon.record.name.text);
        checkProtofiles(context, dungeon);
        checkEntry(context, dungeon);
        for (const SpecialLevelModel& level : dungeon.levels)
            checkAlignments(context, level.notes, level.record.name.text);
    }
}

} // namespace levwright
