// SPDX-License-Identifier: GPL-3.0-or-later
// Corridors of room levels (format document on loading, section 18).
#include "core/base/Phrase.h"
#include "core/roll/Features.h"
#include "core/roll/Monsters.h"
#include "core/roll/Rooms.h"
#include "core/roll/Side.h"
#include "core/roll/Steps.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace levwright::roll {
namespace {

class CorridorMaker {
public:
    explicit CorridorMaker(RollState& state) : m_state(state) {
        for (std::size_t i = 0; i < state.level.rooms.size(); ++i) {
            const RolledRoom& room = state.level.rooms[i];
            if (room.parent < 0)
                m_rooms.push_back(i);
            if (room.isApart)
                m_apart.push_back(room.area);
            m_hasShops |= isShop(room);
        }
        m_groups.resize(m_rooms.size());
        std::iota(m_groups.begin(), m_groups.end(), 0);
    }

    void makeRandom(std::int32_t statement) {
        m_statement = statement;
        if (!m_state.plan->holds(RollRule::TunnelsBend))
            std::ranges::stable_sort(m_rooms, {}, [&](std::size_t room) { return areaOf(room).x1; });
        const int count = int(m_rooms.size());
        for (int a = 0; a + 1 < count; ++a) {
            join(a, a + 1, DeadEnds::No);
            if (m_state.random.oneIn(50))
                break;
        }
        for (int a = 0; a + 2 < count; ++a) {
            if (group(a) != group(a + 2))
                join(a, a + 2, DeadEnds::No);
        }
        bool any = true;
        for (int a = 0; any && a < count; ++a) {
            any = false;
            for (int b = 0; b < count; ++b) {
                if (group(a) == group(b))
                    continue;
                join(a, b, DeadEnds::No);
                any = true;
            }
        }
        if (count > 2) {
            for (int left = m_state.random.below(count) + 4; left > 0; --left) {
                const int a = m_state.random.below(count);
                const int b = m_state.random.below(count - 2);
                join(a, b >= a ? b + 2 : b, DeadEnds::Maybe);
            }
        }
    }

    void makeStated(const CorridorRecord& record, std::int32_t statement) {
        const std::optional<Point> from = doorOf(record.from);
        const std::optional<Point> to = doorOf(record.to);
        if (!from || !to)
            return m_state.giveUp(statement, phrase("a door that it leads to is not there"));
        const Point start = outside(*from, record.from.wall);
        if (dig(m_state, {.from = start, .to = outside(*to, record.to.wall), .terrain = terrainOfStated()}))
            m_state.note(statement, start);
        else
            m_state.giveUp(statement, phrase("the tunnel does not reach its end"));
    }

private:
    enum class DeadEnds { No, Maybe };

    const Area& areaOf(std::size_t room) const { return m_state.level.rooms[room].area; }
    int& group(int number) { return m_groups[std::size_t(number)]; }
    int terrain() const { return m_state.has(ArborealFlag) ? Floor : Corridor; }

    int terrainOfStated() const {
        return m_state.plan->holds(RollRule::StatedRoomsKeepClear) ? int(Corridor) : terrain();
    }

    static Point outside(Point door, int wall) {
        switch (wall) {
        case North:
            return {door.x, door.y - 1};
        case South:
            return {door.x, door.y + 1};
        case East:
            return {door.x + 1, door.y};
        default:
            return {door.x - 1, door.y};
        }
    }

    // In most games, north means the lower wall and south the upper one.
    std::optional<Point> doorOf(CorridorEnd end) const {
        if (m_state.plan->holds(RollRule::StatedRoomsKeepClear) && (end.wall == North || end.wall == South))
            end.wall = end.wall == North ? South : North;
        if (end.room < 0 || end.room >= int(m_rooms.size()))
            return std::nullopt;
        const Area& area = areaOf(m_rooms[std::size_t(end.room)]);
        const bool upright = end.wall == East || end.wall == West;
        Point p{end.wall == East   ? area.x2 + 1
                : end.wall == West ? area.x1 - 1
                                   : area.x1,
                end.wall == North   ? area.y2 + 1
                : end.wall == South ? area.y1 - 1
                                    : area.y1};
        int left = end.door;
        while (p.x <= area.x2 + 1 && p.y <= area.y2 + 1) {
            if (isAnyDoor(m_state.terrain(p)) && left-- == 0)
                return p;
            ++(upright ? p.y : p.x);
        }
        return std::nullopt;
    }

    // A door must not be beside the inside of a room that no corridor leads to.
    bool offersDoor(Point p) const {
        constexpr std::array<Point, 4> beside{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
        const auto isOfRoomApart = [&](Point step) {
            const Point next{p.x + step.x, p.y + step.y};
            return std::ranges::any_of(m_apart, [&](const Area& room) { return room.contains(next); });
        };
        return mayHoldDoor(m_state, p) && (m_apart.empty() || std::ranges::none_of(beside, isOfRoomApart));
    }

    // Off the map if there is none.
    Point findDoor(const Area& wall) {
        const Point some{m_state.random.between(wall.x1, wall.x2), m_state.random.between(wall.y1, wall.y2)};
        if (offersDoor(some))
            return some;
        std::optional<Point> door;
        for (int x = wall.x1; x <= wall.x2; ++x) {
            for (int y = wall.y1; y <= wall.y2; ++y) {
                if (offersDoor({x, y}))
                    return {x, y};
                if (!door && isAnyDoor(m_state.terrain(x, y)))
                    door = {x, y};
            }
        }
        const bool isAnywhere = !m_state.plan->holds(RollRule::StatedRoomsKeepClear);
        return door.value_or(isAnywhere ? Point{wall.x1, wall.y2} : Point{-1, -1});
    }

    bool isApart(int number) const { return m_state.level.rooms[m_rooms[std::size_t(number)]].isApart; }

    void join(int a, int b, DeadEnds deadEnds) {
        if (isApart(a) || isApart(b))
            return;
        const Area& from = areaOf(m_rooms[std::size_t(a)]);
        const Area& to = areaOf(m_rooms[std::size_t(b)]);
        Point step{0, 1};
        Area fromWall{from.x1, from.y2 + 1, from.x2, from.y2 + 1};
        Area toWall{to.x1, to.y1 - 1, to.x2, to.y1 - 1};
        if (to.x1 > from.x2) {
            step = {1, 0};
            fromWall = {from.x2 + 1, from.y1, from.x2 + 1, from.y2};
            toWall = {to.x1 - 1, to.y1, to.x1 - 1, to.y2};
        } else if (to.y2 < from.y1) {
            step = {0, -1};
            fromWall = {from.x1, from.y1 - 1, from.x2, from.y1 - 1};
            toWall = {to.x1, to.y2 + 1, to.x2, to.y2 + 1};
        } else if (to.x2 < from.x1) {
            step = {-1, 0};
            fromWall = {from.x1 - 1, from.y1, from.x1 - 1, from.y2};
            toWall = {to.x2 + 1, to.y1, to.x2 + 1, to.y2};
        }
        const bool maybe = deadEnds == DeadEnds::Maybe;
        if (m_state.plan->holds(RollRule::JoinsKeepToRooms)) {
            const auto realStart = findJoint(
                m_state, {.room = m_rooms[std::size_t(a)], .wall = fromWall, .inward = {-step.x, -step.y}});
            const auto realEnd =
                findJoint(m_state, {.room = m_rooms[std::size_t(b)], .wall = toWall, .inward = step});
            if (realStart && realEnd)
                digBeforeDoors({a, *realStart}, {b, *realEnd}, step, maybe);
            return;
        }
        const Point start = findDoor(fromWall);
        const Point end = findDoor(toWall);
        const Point first{start.x + step.x, start.y + step.y};
        if (!onMap(start) || !onMap(end) || (maybe && m_state.terrain(first) != Stone))
            return;
        if (!maybe || mayHoldDoor(m_state, start))
            makeDoor(start, m_rooms[std::size_t(a)]);
        if (!dig(m_state, {.from = first,
                           .to = {end.x - step.x, end.y - step.y},
                           .terrain = terrain(),
                           .deadEnds = maybe}))
            return;
        if (!maybe || mayHoldDoor(m_state, end))
            makeDoor(end, m_rooms[std::size_t(b)]);
        m_state.note(m_statement, first);
        group(a) = group(b) = std::min(group(a), group(b));
    }

    bool isShop(const RolledRoom& room) const {
        return room.type >= m_state.plan->named.shopFirst && room.type <= m_state.plan->named.shopLast;
    }

    // Whether the game takes a door in this wall for one of a shop. Where several rooms share the wall, it
    // looks diagonally: so a shop inside of another room counts along the outer wall, too.
    bool isWallOfShop(Point p) const {
        const std::vector<RolledRoom>& rooms = m_state.level.rooms;
        const RolledRoom* owner = nullptr;
        bool isShared = false;
        if (!m_hasShops || m_state.edgeOf[std::size_t(cellOf(p))] == 0)
            return false;
        for (const RolledRoom& room : rooms) {
            if (!room.area.grown(1, 1).contains(p) || room.area.contains(p))
                continue;
            isShared |= owner != nullptr || room.irregular;
            owner = &room;
        }
        if (owner != nullptr && !isShared)
            return isShop(*owner);
        constexpr std::array<Point, 4> diagonals{{{-1, -1}, {1, -1}, {-1, 1}, {1, 1}}};
        return std::ranges::any_of(diagonals, [&](Point step) {
            const Point beside{p.x + step.x, p.y + step.y};
            const int number = onMap(beside) ? m_state.roomNumber[std::size_t(cellOf(beside))] : 0;
            return number > 0 && m_state.edgeOf[std::size_t(cellOf(beside))] == 0 &&
                   isShop(rooms[std::size_t(number - 1)]);
        });
    }

    // Where a corridor meets a room.
    struct Joint {
        int room = 0; // its number among the rooms that are joined
        Point door;
    };

    void digBeforeDoors(const Joint& start, const Joint& end, Point step, bool maybe) {
        const Point first{start.door.x + step.x, start.door.y + step.y};
        if (maybe && m_state.terrain(first) != Stone)
            return;
        const auto makeDoorAt = [&](const Joint& joint) {
            if (!maybe || mayHoldDoor(m_state, joint.door))
                makeDoor(joint.door, m_rooms[std::size_t(joint.room)]);
        };
        const Dug dug = digAlong(m_state, {.from = first,
                                           .to = {end.door.x - step.x, end.door.y - step.y},
                                           .terrain = terrain(),
                                           .deadEnds = maybe});
        // A corridor that follows an old one all the way has no first door.
        if (dug.cells > 0)
            makeDoorAt(start);
        if (!dug.arrived)
            return;
        makeDoorAt(end);
        m_state.note(m_statement, first);
        group(start.room) = group(end.room) = std::min(group(start.room), group(end.room));
    }

    void makeDoor(Point p, std::size_t room) {
        RandomStream& random = m_state.random;
        const bool secret = !m_state.plan->hidesNoWays() && random.oneIn(8) && isWall(m_state.terrain(p));
        const int difficulty = m_state.plan->context.difficulty;
        const bool shop = isWallOfShop(p);
        std::uint8_t& state = m_state.level.detail[std::size_t(cellOf(p))];
        setDoor(m_state, p, secret ? SecretDoor : Door, state);
        const bool joinsOnce = m_state.plan->holds(RollRule::StatedRoomsKeepClear);
        if (!joinsOnce || !hasDoor(m_state, room, p))
            addDoorTo(m_state, room, p);
        if (secret) {
            state = shop || random.oneIn(5) ? LockedDoor : ClosedDoor;
            if (!shop && difficulty >= 4 && random.oneIn(20))
                state |= TrappedDoor;
            return;
        }
        if (!random.oneIn(3)) {
            state = shop ? OpenDoor : NoDoor;
            return;
        }
        state = random.oneIn(5) ? OpenDoor : random.oneIn(6) ? LockedDoor : ClosedDoor;
        if (state == OpenDoor || shop || difficulty < 5 || !random.oneIn(25))
            return;
        state |= TrappedDoor;
        if (difficulty >= 9 && random.oneIn(5)) {
            state = NoDoor;
            const int mimic =
                m_state.plan->monsters.ofClass('m', MonsterChoice::NeverGenerated::LeftOut, random);
            makeMonster(m_state, p, mimic, noStatement);
        }
    }

    RollState& m_state;
    std::vector<std::size_t> m_rooms; // placed rooms that are in no other room
    std::vector<Area> m_apart;        // rooms that no corridor leads to
    bool m_hasShops = false;
    std::int32_t m_statement = noStatement;
    std::vector<int> m_groups; // by the same numbers; rooms that are joined have the same group
};

} // namespace

void makeCorridors(RollState& state, const LevelPlan& plan) {
    const std::vector<CorridorRecord>& records = plan.level.corridors;
    for (std::size_t i = 0; i < records.size(); ++i) {
        const std::int32_t statement = plan.statementOfCorridor(i);
        state.enter(statement);
        if (records[i].from.room == -1)
            joinRoomsRandomly(state, statement);
        else
            makeStatedCorridor(state, records[i], statement);
    }
}

void joinRoomsRandomly(RollState& state, std::int32_t statement) {
    CorridorMaker(state).makeRandom(statement);
}

void makeStatedCorridor(RollState& state, const CorridorRecord& record, std::int32_t statement) {
    CorridorMaker(state).makeStated(record, statement);
}

} // namespace levwright::roll
