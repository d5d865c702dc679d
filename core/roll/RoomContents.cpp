// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/roll/RoomContents.h"

#include "core/base/Phrase.h"
#include "core/roll/Rooms.h"
#include "core/roll/Side.h"
#include "core/roll/Steps.h"
#include "core/roll/ThingMaker.h"
#include "core/roll/Traps.h"

#include <algorithm>

namespace levwright::roll {
namespace {

class RoomFiller : public ThingMaker<RoomFiller> {
public:
    RoomFiller(RollState& state, const LevelPlan& plan, std::size_t number, std::size_t index)
        : ThingMaker(state), m_plan(plan), m_record(plan.level.rooms[number]), m_number(number),
          m_index(index) {}

    void fill() {
        m_state.section = m_number;
        std::apply([this](auto... lists) { (makeAll(m_record.*lists), ...); },
                   CompiledRoom::listsAsCarriedOut());
        m_state.enter(m_plan.statementOfRoom(m_number), 1);
        RolledRoom& room = m_state.level.rooms[m_index];
        if (room.type != 0 && m_record.filled != 0)
            stockRoom(m_state, m_index);
    }

private:
    friend ThingMaker;
    using ThingMaker::make;

    // Lists are executed from their end, except those of objects.
    template <class R>
    void makeAll(const std::vector<R>& records) {
        for (std::size_t i = 0; i < records.size(); ++i) {
            const std::size_t index = std::is_same_v<R, ObjectRecord> ? i : records.size() - 1 - i;
            const std::int32_t statement = m_plan.statement<R>(m_number, index);
            m_state.enter(statement);
            make(records[index], statement);
        }
    }

    void make(const StairRecord& record, std::int32_t number) {
        makeStairs(m_state, freePlaceFor(record.place, number), record.up, number);
    }

    const Area& area() const { return m_state.level.rooms[m_index].area; }

    // Any cell of the room. A stated one counts from the floor's corner and is not checked.
    Point place(Place place, std::int32_t statement) {
        if (place.x < 0 && place.y < 0) {
            const std::optional<Point> p = someCell(m_state, m_index);
            if (!p)
                throw LoadingEnds{Fatal::NoPlace, statement};
            return onMap(*p) ? *p : Point{columns - 2, rows - 1};
        }
        const Point p{place.x < 0 ? m_state.random.between(area().x1, area().x2) : area().x1 + place.x,
                      place.y < 0 ? m_state.random.between(area().y1, area().y2) : area().y1 + place.y};
        return onMap(p) ? p : Point{columns - 2, rows - 1};
    }

    Point placeFor(Place wanted, Ground /*any*/, std::int32_t statement) { return place(wanted, statement); }

    // A cell of plain floor.
    Point freePlaceFor(Place wanted, std::int32_t statement) {
        for (int tries = 0; tries <= 100; ++tries) {
            const Point p = place(wanted, statement);
            if (m_state.terrain(p) == Floor)
                return p;
        }
        throw LoadingEnds{Fatal::PlaceTaken, statement};
    }

    std::optional<Point> featurePlaceFor(Place wanted, std::int32_t statement) {
        Point p = place(wanted, statement);
        if (wanted.x < 0 && wanted.y < 0) {
            for (int tries = 0; m_state.isOccupied(p); ++tries) {
                if (tries >= 200)
                    return std::nullopt;
                p = place(wanted, statement);
            }
        }
        return p;
    }

    std::uint8_t randomState(bool secret) {
        RandomStream& random = m_state.random;
        std::uint8_t state = ClosedDoor;
        if (secret) {
            state = random.oneIn(5) ? LockedDoor : ClosedDoor;
            return std::uint8_t(state | (random.oneIn(20) ? TrappedDoor : 0));
        }
        if (!random.oneIn(3))
            return NoDoor;
        if (random.oneIn(5))
            return OpenDoor;
        if (random.oneIn(6))
            state = LockedDoor;
        return std::uint8_t(state | (random.oneIn(25) ? TrappedDoor : 0));
    }

    void make(const RoomDoorRecord& record, std::int32_t statement) {
        const bool secret = record.secret < 0 ? !m_state.random.oneIn(2) : record.secret != 0;
        std::uint8_t state = record.state < 0 ? randomState(secret) : std::uint8_t(record.state & 0x1f);
        if (secret && record.state >= 0)
            state = (record.state & LockedDoor) != 0 ? LockedDoor : ClosedDoor;
        for (int tries = 0; tries < 101; ++tries) {
            const Point p = doorPlace(record, statement);
            if (!mayHoldDoor(m_state, p))
                continue;
            m_state.setTerrain(p, secret ? SecretDoor : Door);
            m_state.level.detail[std::size_t(cellOf(p))] = state;
            m_state.note(statement, p);
            addDoorTo(m_state, m_index, p);
            return;
        }
        m_state.giveUp(statement, isBehindItsWall(record)
                                      ? phrase("the wall is too short for the place of the door")
                                      : phrase("no place in the wall takes the door"));
    }

    // The room may be smaller than its author thought, since the game chooses the size of most.
    bool isBehindItsWall(const RoomDoorRecord& record) const {
        const bool upright = record.wall == East || record.wall == West;
        const int last = upright ? area().y2 - area().y1 : area().x2 - area().x1;
        return record.wall >= 0 && record.position > last;
    }

    Point doorPlace(const RoomDoorRecord& record, std::int32_t statement) {
        const int wall = record.wall < 0 ? 1 << m_state.random.below(4) : record.wall;
        const bool upright = wall == East || wall == West;
        const int last = upright ? area().y2 - area().y1 : area().x2 - area().x1;
        if (record.position < 0 && last < 1)
            throw LoadingEnds{Fatal::NoRoomForDoor, statement};
        // The last cell of the wall is never chosen.
        const int position = record.position < 0 ? m_state.random.below(last) : record.position;
        switch (wall) {
        case North:
            return {area().x1 + position, area().y1 - 1};
        case South:
            return {area().x1 + position, area().y2 + 1};
        case East:
            return {area().x2 + 1, area().y1 + position};
        default:
            return {area().x1 - 1, area().y1 + position};
        }
    }

    const LevelPlan& m_plan;
    const CompiledRoom& m_record;
    std::size_t m_number;
    std::size_t m_index;
};

} // namespace

bool isInside(const RollState& state, std::size_t number, Point p) {
    const auto cell = std::size_t(cellOf(p));
    return state.roomNumber[cell] == number + 1 && state.edgeOf[cell] == 0;
}

std::optional<Point> someCell(RollState& state, std::size_t number, Point* last) {
    const RolledRoom& room = state.level.rooms[number];
    const auto some = [&] {
        return Point{state.random.between(room.area.x1, room.area.x2),
                     state.random.between(room.area.y1, room.area.y2)};
    };
    if (room.irregular) {
        for (int tries = 0; tries < 100; ++tries) {
            const Point p = some();
            if (onMap(p) && isInside(state, number, p))
                return p;
        }
        return std::nullopt;
    }
    const auto isSubroom = [&](const RolledRoom& other) { return other.parent == std::int16_t(number); };
    if (std::ranges::none_of(state.level.rooms, isSubroom))
        return some();
    for (int tries = 0; tries < 100; ++tries) {
        const Point p = some();
        if (last != nullptr)
            *last = p;
        const bool taken = std::ranges::any_of(state.level.rooms, [&](const RolledRoom& other) {
            const Area& area = other.area;
            return isSubroom(other) && area.grown(1, 1).contains(p);
        });
        if (!taken && !isWall(state.terrain(p)))
            return p;
    }
    return std::nullopt;
}

bool mayHoldDoor(const RollState& state, Point p) {
    const int terrain = state.terrain(p);
    if (terrain != VerticalWall && terrain != HorizontalWall)
        return false;
    return std::ranges::none_of(std::span(neighbours).first(4),
                                [&](Point step) { return state.isAnyDoor({p.x + step.x, p.y + step.y}); });
}

void fillRoom(RollState& state, const LevelPlan& plan, std::size_t number, std::size_t index) {
    RoomFiller(state, plan, number, index).fill();
}

} // namespace levwright::roll
