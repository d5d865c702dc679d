// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/roll/KeptRoll.h"

#include <algorithm>
#include <span>

namespace levwright::roll {
namespace {

// Whether the walls of two rooms would meet.
bool collides(const Area& floor, std::span<const Area> others) {
    return std::ranges::any_of(others,
                               [&](const Area& other) { return floor.grown(1, 1).meets(other.grown(1, 1)); });
}

// Whether a subroom may begin there along one axis: no corridor of one cell remains along a wall.
bool fitsInside(int start, int length, int outer) {
    return start >= 0 && start != 1 && start + length <= outer && start + length + 1 != outer;
}

} // namespace

KeptRoll::KeptRoll(const RollRecord& before) : m_isKeeping(!before.isEmpty()) {
    for (const RollRecord::Draws& draws : before.draws)
        m_draws[{draws.statement, draws.step}].push_back(draws.random);
    for (const RollRecord::Room& room : before.rooms)
        m_rooms.push_back({room});
}

void KeptRoll::enter(std::int32_t statement, int step, RandomStream& random) {
    const std::pair key(statement, step);
    const std::size_t turn = m_turns[key]++;
    const auto before = m_draws.find(key);
    if (before != m_draws.end() && turn < before->second.size()) {
        random = before->second[turn];
    } else if (m_isKeeping) {
        const std::uint64_t high = random.next();
        random = RandomStream(high << 32U | random.next());
    }
    m_now.draws.push_back({statement, step, random});
    m_statement = statement;
}

KeptRoll::Kept* KeptRoll::next() {
    const auto found = std::ranges::find_if(
        m_rooms, [&](const Kept& kept) { return kept.room.statement == m_statement && !kept.isMade; });
    return found == m_rooms.end() ? nullptr : &*found;
}

std::vector<Area> KeptRoll::awaited() const {
    std::vector<Area> floors;
    for (const Kept& kept : m_rooms) {
        if (!kept.isMade && !kept.room.outer)
            floors.push_back(kept.room.floor);
    }
    return floors;
}

std::vector<Area> KeptRoll::made() const {
    std::vector<Area> floors;
    for (const RollRecord::Room& room : m_now.rooms) {
        if (!room.outer)
            floors.push_back(room.floor);
    }
    return floors;
}

std::optional<Area> KeptRoll::floorFor(const RoomWish& wish) {
    const std::vector<Area> floorsMade = made();
    Kept* own = next();
    if (own == nullptr || own->room.outer)
        return std::nullopt;
    own->isMade = true;
    const Area before = own->room.floor;
    if (wish == own->room.wish && !collides(before, floorsMade))
        return before;
    const std::vector<Area> floors = possibleFloors(wish, before);
    std::vector<Area> others = awaited();
    others.insert(others.end(), floorsMade.begin(), floorsMade.end());
    const auto clear =
        std::ranges::find_if(floors, [&](const Area& floor) { return isClearOf(floor, others); });
    if (clear != floors.end())
        return *clear;
    if (wish == own->room.wish)
        return std::nullopt;
    const Area& floor = floors.front();
    for (Kept& other : m_rooms) {
        if (&other != own && !other.room.outer && collides(floor, std::span(&other.room.floor, 1)))
            other.isInTheWay = true;
    }
    return collides(floor, floorsMade) ? std::nullopt : std::optional(floor);
}

void KeptRoll::clearWayFor(const RoomWish& wish) {
    if (!m_isKeeping || wish.width < 0 || wish.height < 0)
        return;
    const Area anywhere{0, 0, wish.width - 1, wish.height - 1};
    for (const Area& floor : possibleFloors(wish, anywhere)) {
        for (Kept& other : m_rooms) {
            if (!other.room.outer && !isClearOf(floor, std::span(&other.room.floor, 1)))
                other.isInTheWay = true;
        }
    }
}

std::optional<Area> KeptRoll::floorInside(const Area& outer, const RoomWish& wish) {
    Kept* own = next();
    if (own == nullptr || !own->room.outer)
        return std::nullopt;
    own->isMade = true;
    const Area& before = own->room.floor;
    const Area& around = *own->room.outer;
    const bool isSame = wish == own->room.wish;
    if (isSame && outer.width() == around.width() && outer.height() == around.height())
        return before.shifted({outer.x1 - around.x1, outer.y1 - around.y1});
    const Point size{wish.width < 0 ? before.width() : wish.width,
                     wish.height < 0 ? before.height() : wish.height};
    const Point corner{before.x1 - around.x1, before.y1 - around.y1};
    if (wish.x >= 0 || wish.y >= 0 || !fitsInside(corner.x, size.x, outer.width()) ||
        !fitsInside(corner.y, size.y, outer.height()))
        return std::nullopt;
    return Area{outer.x1 + corner.x, outer.y1 + corner.y, outer.x1 + corner.x + size.x - 1,
                outer.y1 + corner.y + size.y - 1};
}

void KeptRoll::noteRoom(const RoomWish& wish, const Area& floor, const std::optional<Area>& outer) {
    m_now.rooms.push_back({m_statement, wish, floor, outer});
}

bool KeptRoll::giveWay(RollRecord& before) const {
    bool isAny = false;
    for (const Kept& kept : m_rooms) {
        if (!kept.isInTheWay)
            continue;
        isAny = true;
        std::erase_if(before.rooms, [&](const RollRecord::Room& room) {
            return room.statement == kept.room.statement && room.floor == kept.room.floor;
        });
    }
    return isAny;
}

} // namespace levwright::roll
