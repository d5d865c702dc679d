// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Phrase.h"
#include "core/languages/classic/lower/RoomFloor.h"
#include "core/languages/classic/lower/checks/Checks.h"
#include "core/tree/NumberSpelling.h"

#include <algorithm>
#include <array>
#include <format>
#include <ranges>

namespace levwright {
namespace {

// Whether it needs a cell without another thing of its sort: one monster per cell, and one piece of furniture
// or trap.
bool isOneOf(const Record& record, bool monsters) {
    if (const auto* monster = std::get_if<MonsterRecord>(&record))
        return monsters && monster->chance >= 100;
    return !monsters &&
           (std::holds_alternative<StairRecord>(record) || std::holds_alternative<LadderRecord>(record) ||
            std::holds_alternative<AltarRecord>(record) || std::holds_alternative<FountainRecord>(record) ||
            std::holds_alternative<SinkRecord>(record));
}

void checkCrowd(LoweringContext& context, const std::vector<StatementModel>& statements, std::size_t cells) {
    for (const bool monsters : {true, false}) {
        std::size_t count = 0;
        for (const StatementModel& statement : statements) {
            if (!isOneOf(statement.record, monsters) || ++count != cells + 1)
                continue;
            const StatementNode& node = context.level.node(statement);
            Diagnostic& found =
                context.report(DiagnosticCode::MoreThanFits, node.range, node,
                               {monsters ? say("monsters") : say("stairs, altars, fountains and sinks"),
                                std::to_string(cells)});
            found.fixes.push_back({say("Remove this one"), TextEdit::eraseLine(context.text, node.range)});
        }
    }
}

std::size_t largestOf(const std::vector<Area>& floors) {
    return std::size_t(std::ranges::max(
        floors | std::views::transform([](const Area& a) { return a.width() * a.height(); })));
}

// The game does not check whether a room in a room stays inside it (level-loading, section 16).
void checkInside(LoweringContext& context, const RoomModel& model, const RoomModel* outer) {
    const CompiledRoom& room = model.room;
    if (outer == nullptr || room.x < 0 || room.y < 0)
        return;
    const std::optional<Area> floor = statedFloor(outer->room);
    const int right = room.x + std::max(room.width, 1) - 1;
    const int bottom = room.y + std::max(room.height, 1) - 1;
    if (!floor || (right <= floor->x2 && bottom <= floor->y2))
        return;
    const StatementNode& node = context.tree.statements[context.tree.sections[model.section].firstStatement];
    Diagnostic& found = context.report(DiagnosticCode::SubroomBeyondRoom, node.range, node,
                                       {std::to_string(right), std::to_string(bottom), room.parent,
                                        std::to_string(floor->x2), std::to_string(floor->y2)});
    const Argument* size = node.find(Field::Size);
    if (size == nullptr || size->kind == ArgumentKind::Random || room.x > floor->x2 || room.y > floor->y2)
        return;
    const std::array<int, 2> fitting{std::min(right, floor->x2) - room.x + 1,
                                     std::min(bottom, floor->y2) - room.y + 1};
    found.fixes.push_back({say("Make it {} by {} cells", fitting[0], fitting[1]),
                           respellNumbers(context.tree, context.text, *size, fitting)});
}

std::size_t floorCells(const LoweringContext& context, const PartContents& part) {
    return std::size_t(std::ranges::count_if(part.terrain.cells(), [&](unsigned char number) {
        return !context.catalog().terrain(number)->isRock;
    }));
}

} // namespace

void checkRoomSizes(LoweringContext& context) {
    const std::vector<const RoomModel*> around = roomsAround(context.level.rooms);
    for (std::size_t i = 0; i < around.size(); ++i) {
        const RoomModel& room = context.level.rooms[i];
        const std::vector<Area> floors = largestFloors(context.catalog(), room.room, around[i]);
        if (!floors.empty())
            checkCrowd(context, room.statements, largestOf(floors));
        checkInside(context, room, around[i]);
    }
    for (std::size_t part = 0; part < context.level.parts.size() && !context.level.initMap; ++part) {
        if (context.level.parts.size() == 1 && hasCells(context.level.parts[part]))
            checkCrowd(context, context.level.contents[part].statements,
                       floorCells(context, context.level.contents[part]));
    }
}

} // namespace levwright
