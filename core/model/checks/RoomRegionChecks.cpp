// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/checks/Checks.h"

#include <algorithm>

namespace levwright {
namespace {

// A region of a kind other than an ordinary one; those only give light (level-loading, section 8).
struct RoomRegion {
    const StatementNode* statement;
    Area area;
};

bool overlap(const Area& a, const Area& b) {
    return a.meets(b) && a.united(b) != a && a.united(b) != b;
}

void checkPart(LoweringContext& context, const PartContents& part) {
    constexpr int ordinary = 0;
    std::vector<RoomRegion> rooms;
    for (const StatementModel& statement : part.statements) {
        const auto* region = std::get_if<RegionRecord>(&statement.record);
        if (region == nullptr || region->type == ordinary || region->irregular != 0)
            continue;
        const StatementNode& node = context.level.node(statement);
        const auto other = std::ranges::find_if(
            rooms, [&](const RoomRegion& room) { return overlap(room.area, region->area); });
        if (other != rooms.end())
            context.report(DiagnosticCode::OverlappingRooms, node.range, node,
                           {std::string(context.sourceOf(other->statement->range))});
        rooms.push_back({&node, region->area});
    }
}

} // namespace

void checkRoomRegions(LoweringContext& context) {
    for (const PartContents& part : context.level.contents)
        checkPart(context, part);
}

} // namespace levwright
