// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/RoomsCheck.h"

#include "core/base/Phrase.h"

#include <algorithm>
#include <cstdint>
#include <format>
#include <utility>

namespace levwright {
namespace {

class RoomsCheck {
public:
    RoomsCheck(const LevelLanguage& language, const LevelSource& source, LevelModel& level)
        : m_language(language), m_source(source), m_level(level) {}

    void run() {
        const RoomsView view = m_language.rooms(m_source);
        for (const RoomView& room : view.rooms) {
            if (!room.shape.size)
                continue;
            for (const Placement& shown : room.placements)
                checkPlace(shown, *room.shape.size);
            for (const RoomDoor& door : room.doors)
                checkDoor(door, *room.shape.size);
            if (room.parent)
                checkInside(room, view.rooms[*room.parent]);
        }
    }

private:
    Diagnostic& report(DiagnosticCode code, std::size_t statement, std::vector<std::string> arguments) {
        return m_level.diagnostics.emplace_back(
            Diagnostic{.code = code,
                       .range = m_level.tree->statements[statement].keyword,
                       .anchor = std::nullopt,
                       .arguments = std::move(arguments),
                       .fixes = {}});
    }

    static void addFix(Diagnostic& found, std::string title, const EditOutcome& edit) {
        if (edit)
            found.fixes.push_back({std::move(title), *edit});
    }

    // The game puts traps and altars on floor (level-loading-3.6, section 4), and other things where the
    // numbers say.
    void checkPlace(const Placement& shown, Point size) {
        const bool isWritten =
            shown.certainty == Certainty::Written || shown.certainty == Certainty::Conditional;
        if (!isWritten || !shown.origin || shown.area || shown.isContained)
            return;
        const Point at = *shown.origin;
        if (at.x < size.x && at.y < size.y)
            return;
        const bool needsFloor = shown.kind == StatementKind::Trap || shown.kind == StatementKind::Altar;
        Diagnostic& found =
            report(DiagnosticCode::PlaceOutOfRoom, shown.statement,
                   {std::to_string(at.x), std::to_string(at.y),
                    say("whose floor goes from (0,0) to ({},{})", size.x - 1, size.y - 1),
                    needsFloor ? say("where there is no floor, the game takes a random place of the room")
                               : say("the game puts it there all the same")});
        const Point inside{std::min(at.x, size.x - 1), std::min(at.y, size.y - 1)};
        addFix(found, say("Move it to ({},{})", inside.x, inside.y),
               m_language.move(m_source, shown.statement, inside));
    }

    void checkDoor(const RoomDoor& door, Point size) {
        if (!door.place.side || !door.place.position)
            return;
        const bool isUpright = door.place.side == WallSide::West || door.place.side == WallSide::East;
        const int last = (isUpright ? size.y : size.x) - 1;
        if (*door.place.position <= last)
            return;
        Diagnostic& found = report(DiagnosticCode::DoorBeyondWall, door.statement,
                                   {std::to_string(*door.place.position), std::to_string(last)});
        addFix(found, say("Put it anywhere in the wall"),
               m_language.moveDoor(m_source, door.statement, {door.place.side, std::nullopt}));
    }

    void checkInside(const RoomView& room, const RoomView& outer) {
        if (!room.shape.place || !outer.shape.size)
            return;
        const Point place = *room.shape.place;
        const Point last{outer.shape.size->x - 1, outer.shape.size->y - 1};
        // A text may hold the largest numbers.
        const std::int64_t endX = std::int64_t(place.x) + room.shape.size->x - 1;
        const std::int64_t endY = std::int64_t(place.y) + room.shape.size->y - 1;
        if (endX <= last.x && endY <= last.y)
            return;
        Diagnostic& found = report(DiagnosticCode::SubroomBeyondRoom, room.statement,
                                   {std::to_string(endX), std::to_string(endY), outer.label,
                                    std::to_string(last.x), std::to_string(last.y)});
        if (place.x > last.x || place.y > last.y)
            return;
        const Point fitting{int(std::min<std::int64_t>(endX, last.x)) - place.x + 1,
                            int(std::min<std::int64_t>(endY, last.y)) - place.y + 1};
        addFix(found, say("Make it {} by {} cells", fitting.x, fitting.y),
               m_language.shapeRoom(m_source, room.statement, {place, fitting}));
    }

    const LevelLanguage& m_language;
    LevelSource m_source;
    LevelModel& m_level;
};

} // namespace

void checkRooms(const LevelLanguage& language, const LevelSource& source, LevelModel& level) {
    if (level.tree->kind == LevelSyntax::Rooms)
        RoomsCheck(language, source, level).run();
}

} // namespace levwright
