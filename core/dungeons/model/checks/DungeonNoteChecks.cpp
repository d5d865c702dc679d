// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Phrase.h"
#include "core/dungeons/model/checks/DungeonChecks.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

namespace levwright {
namespace {

// Reports the statement that adds a second alignment, if there is one.
void checkAlignments(DungeonCheckContext& context, const std::vector<std::size_t>& notes,
                     const std::string& name) {
    std::int64_t seen = 0;
    for (const std::size_t note : notes) {
        const Argument* tag = context.model.node(note).find(Field::Tag);
        if (tag == nullptr || tagClassOf(*tag) != WordClass::AlignmentTag)
            continue;
        if (seen != 0 && seen != tag->number())
            context.report(DiagnosticCode::TwoAlignments, note, Field::Tag, {name});
        seen = seen == 0 ? tag->number() : seen;
    }
}

void checkProtofiles(DungeonCheckContext& context, const DungeonPartModel& dungeon) {
    bool hasOne = false;
    for (const std::size_t note : dungeon.notes) {
        if (context.model.node(note).kind != DungeonStatementKind::Protofile)
            continue;
        if (hasOne)
            context.report(DiagnosticCode::ProtofileTwice, note, Field::Name, {dungeon.record.name.text});
        hasOne = true;
    }
}

// The last note of that kind, which is the one that counts.
std::optional<std::size_t> lastNote(const DungeonCheckContext& context, const DungeonPartModel& dungeon,
                                    DungeonStatementKind kind) {
    const auto note = std::ranges::find_if(dungeon.notes.rbegin(), dungeon.notes.rend(), [&](std::size_t n) {
        return context.model.node(n).kind == kind && !context.model.node(n).broken;
    });
    return note == dungeon.notes.rend() ? std::nullopt : std::optional(*note);
}

// No two levels share a place, so if there are as many levels as the dungeon can have, none is left for the
// PROTOFILE (dungeon, section 8). Two cases are fine: a level without a file of its own may be filled by it,
// and special levels that are its files (“tower” and “tower1”, “tower2” …) are listed on purpose, as in the
// stock 3.6 file.
void checkProtofileUse(DungeonCheckContext& context, const DungeonPartModel& dungeon) {
    const std::optional<std::size_t> note = lastNote(context, dungeon, DungeonStatementKind::Protofile);
    const std::string& protofile = dungeon.record.protofile.text;
    const auto certain = std::ranges::count_if(dungeon.levels, [&](const SpecialLevelModel& level) {
        return level.record.chance >= alwaysChance &&
               !context.catalog().hasDungeonRole(level.record.name.text, "level without a file");
    });
    const bool areItsFiles = std::ranges::all_of(dungeon.levels, [&](const SpecialLevelModel& level) {
        return level.record.name.text.starts_with(protofile);
    });
    if (!note || fewestLevels(dungeon) < 1 || certain < mostLevels(dungeon) || areItsFiles)
        return;
    Diagnostic& found = context.report(DiagnosticCode::ProtofileUnused, *note, Field::Name,
                                       {dungeon.record.name.text, protofile});
    found.fixes.push_back(
        {say("Delete the statement"),
         TextEdit::eraseLine(context.tree().text.bytes(), context.model.node(*note).range)});
}

void checkEntry(DungeonCheckContext& context, const DungeonPartModel& dungeon) {
    const int fewest = fewestLevels(dungeon);
    const std::int64_t entry = dungeon.record.entry;
    if (fewest < 1 || std::abs(entry) <= fewest)
        return;
    if (const auto note = lastNote(context, dungeon, DungeonStatementKind::Entry))
        context.report(DiagnosticCode::EntryBelowBottom, *note, Field::Entry,
                       {std::to_string(entry), dungeon.record.name.text, std::to_string(fewest)});
}

} // namespace

void checkDungeonNotes(DungeonCheckContext& context) {
    for (const DungeonPartModel& dungeon : context.model.dungeons) {
        checkAlignments(context, dungeon.notes, dungeon.record.name.text);
        checkProtofiles(context, dungeon);
        checkProtofileUse(context, dungeon);
        checkEntry(context, dungeon);
        for (const SpecialLevelModel& level : dungeon.levels)
            checkAlignments(context, level.notes, level.record.name.text);
    }
}

} // namespace levwright
