// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Phrase.h"
#include "core/languages/classic/lower/checks/Checks.h"
#include "core/tree/NumberSpelling.h"

#include <algorithm>
#include <array>
#include <format>
#include <set>

namespace levwright {
namespace {

// A region that is not ordinary; ordinary ones only give light (level-loading, section 8).
struct RoomRegion {
    const StatementNode* statement;
    Area area;
};

bool overlap(const Area& a, const Area& b) {
    return a.meets(b) && a.united(b) != a && a.united(b) != b;
}

// The largest rectangle of an area outside of the other.
Area largestBeside(const Area& area, const Area& other) {
    std::array<Area, 4> sides{area, area, area, area};
    sides[0].x2 = other.x1 - 1;
    sides[1].x1 = other.x2 + 1;
    sides[2].y2 = other.y1 - 1;
    sides[3].y1 = other.y2 + 1;
    return std::ranges::max(
        sides, {}, [](const Area& side) { return std::max(side.width(), 0) * std::max(side.height(), 0); });
}

Fix shrunk(const LoweringContext& context, const Argument& written, const Area& area) {
    const std::array<int, 4> corners{area.x1, area.y1, area.x2, area.y2};
    return {say("Make it ({},{},{},{})", area.x1, area.y1, area.x2, area.y2),
            respellNumbers(context.tree, context.text, written, corners)};
}

void checkPart(LoweringContext& context, const PartContents& part) {
    constexpr int ordinary = 0;
    std::vector<RoomRegion> rooms;
    std::set<std::array<int, 4>> seen; // corners of the regions so far
    for (const StatementModel& statement : part.statements) {
        const auto* region = std::get_if<RegionRecord>(&statement.record);
        if (region == nullptr || region->type == ordinary || region->irregular != 0)
            continue;
        const StatementNode& node = context.level.node(statement);
        const auto other = std::ranges::find_if(
            rooms, [&](const RoomRegion& room) { return overlap(room.area, region->area); });
        if (other != rooms.end()) {
            Diagnostic& found = context.report(DiagnosticCode::OverlappingRooms, node.range, node,
                                               {std::string(context.sourceOf(other->statement->range))});
            const Argument* written = node.find(Field::Area);
            if (written != nullptr && written->kind == ArgumentKind::Area)
                found.fixes.push_back(shrunk(context, *written, largestBeside(region->area, other->area)));
        }
        // A second region with the same area adds nothing. The limit is above what any game allows; without
        // it, all would be compared with all.
        constexpr std::size_t mostRooms = 200;
        const Area& area = region->area;
        if (rooms.size() < mostRooms && seen.insert({area.x1, area.y1, area.x2, area.y2}).second)
            rooms.push_back({&node, area});
    }
}

} // namespace

void checkRoomRegions(LoweringContext& context) {
    for (const PartContents& part : context.level.contents)
        checkPart(context, part);
}

} // namespace levwright
