// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/roll/OrdinaryLevel.h"

#include "core/roll/Features.h"
#include "core/roll/Monsters.h"
#include "core/roll/Objects.h"
#include "core/roll/Rooms.h"
#include "core/roll/Steps.h"
#include "core/roll/Traps.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace levwright::roll {
namespace {

bool isOuter(const RolledRoom& room) {
    return room.parent < 0;
}

// A cell of plain floor with nothing special on it; empty if none was found.
std::optional<Point> freeCell(RollState& state, std::size_t room) {
    constexpr int mostTries = 200;
    for (int tries = 0; tries < mostTries; ++tries) {
        const std::optional<Point> p = someCell(state, room);
        if (p && onMap(*p) && state.terrain(*p) == Floor && !state.isOccupied(*p))
            return p;
    }
    return std::nullopt;
}

// The usual contents of a room.
class RoomContentsMaker {
public:
    RoomContentsMaker(RollState& state, std::size_t room) : m_state(state), m_room(room) {}

    void make() {
        RandomStream& random = m_state.random;
        if (random.oneIn(3))
            onFloor([&](Point p) { makeMonster(m_state, p, anyKind, noStatement); });
        makeTraps();
        if (random.oneIn(3))
            onFloor([&](Point p) { makeGold(m_state, p, m_state.usualGold(), noStatement); });
        makeFurniture();
        if (random.oneIn(20))
            onFloor([&](Point p) { makeStatue(m_state, p, anyMonster, noStatement); });
        makeBox();
        makeObjects();
    }

private:
    template <class Make>
    void onFloor(const Make& make) {
        if (const std::optional<Point> p = freeCell(m_state, m_room))
            make(*p);
    }

    void makeTraps() {
        constexpr int mostTraps = 100;
        const int rareness = std::max(8 - m_state.plan->context.difficulty / 6, 2);
        for (int made = 0; made < mostTraps && m_state.random.oneIn(rareness); ++made)
            onFloor([&](Point p) { placeTrap(m_state, p, randomTrap(m_state), noStatement); });
    }

    void makeFurniture() {
        RandomStream& random = m_state.random;
        if (random.oneIn(10))
            onFloor([&](Point p) { makeFeature(m_state, p, Fountain, noStatement); });
        if (random.oneIn(60))
            onFloor([&](Point p) { makeFeature(m_state, p, Sink, noStatement); });
        if (random.oneIn(60))
            onFloor([&](Point p) {
                AltarRecord altar;
                altar.alignment = randomAlignment;
                altar.shrine = 0;
                makeAltar(m_state, p, altar, noStatement, AltarIn::AnyRoom);
            });
        if (random.oneIn(std::max(80 - 2 * m_state.plan->context.depth, 2)))
            onFloor([&](Point p) {
                m_state.setTerrain(p, Grave);
                makeEngraving(m_state, p, EngravingKind::Headstone, noStatement);
            });
    }

    void makeBox() {
        const int rooms = int(std::ranges::count_if(m_state.level.rooms, isOuter));
        const NamedKinds& named = m_state.plan->named;
        if (m_state.random.oneIn(std::max(rooms * 5 / 2, 1)))
            onFloor([&](Point p) {
                makeObject(m_state, p, m_state.random.oneIn(3) ? named.chest : named.largeBox,
                           Contents::Usual, noStatement);
            });
    }

    void makeObjects() {
        constexpr int mostObjects = 100;
        if (!m_state.random.oneIn(3))
            return;
        for (int made = 0; made < mostObjects; ++made) {
            onFloor([&](Point p) { makeRandomObject(m_state, p, noStatement); });
            if (!m_state.random.oneIn(5))
                return;
        }
    }

    static constexpr int anyMonster = -1;
    static constexpr int randomAlignment = -11;

    RollState& m_state;
    std::size_t m_room;
};

} // namespace

bool holdsStairs(const RollState& state, std::size_t room) {
    const Area area = cutToMap(state.level.rooms[room].area);
    for (int y = area.y1; y <= area.y2; ++y) {
        for (int x = area.x1; x <= area.x2; ++x) {
            if (state.terrain(x, y) == Stairs)
                return true;
        }
    }
    return false;
}

std::optional<std::size_t> roomForStairs(RollState& state, int themedType) {
    enum Demand : int { Ordinary, AlsoThemed, AlsoWithStairs, Any, End };
    for (int demand = Ordinary; demand < End; ++demand) {
        std::vector<std::size_t> rooms;
        for (std::size_t i = 0; i < state.level.rooms.size(); ++i) {
            const RolledRoom& room = state.level.rooms[i];
            const bool isUsual = room.type == 0 || (demand >= AlsoThemed && room.type == themedType);
            const bool fits = demand == Any || (!room.isApart && isUsual &&
                                                (demand >= AlsoWithStairs || !holdsStairs(state, i)));
            if (isOuter(room) && fits)
                rooms.push_back(i);
        }
        if (!rooms.empty())
            return rooms[std::size_t(state.random.below(int(rooms.size())))];
    }
    return std::nullopt;
}

void sortRooms(RollState& state) {
    std::vector<RolledRoom>& rooms = state.level.rooms;
    std::vector<std::size_t> order(rooms.size()); // by new number, the old one
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::stable_sort(order, {}, [&](std::size_t room) {
        return std::pair(!isOuter(rooms[room]), isOuter(rooms[room]) ? rooms[room].area.x1 : 0);
    });
    std::vector<std::size_t> numbers(rooms.size()); // by old number, the new one
    std::vector<RolledRoom> sorted;
    for (std::size_t i = 0; i < order.size(); ++i) {
        numbers[order[i]] = i;
        sorted.push_back(rooms[order[i]]);
    }
    for (RolledRoom& room : sorted) {
        if (room.parent >= 0)
            room.parent = std::int16_t(numbers[std::size_t(room.parent)]);
    }
    rooms = std::move(sorted);
    for (Cells<std::uint8_t>* cells : {&state.roomNumber, &state.edgeOf}) {
        for (std::uint8_t& number : *cells) {
            if (number > 0 && number <= numbers.size())
                number = std::uint8_t(numbers[number - 1U] + 1);
        }
    }
}

void makeStairsInRooms(RollState& state, int themedType) {
    for (const int up : {0, 1}) {
        const std::optional<std::size_t> room = roomForStairs(state, themedType);
        const std::optional<Point> p = room ? freeCell(state, *room) : std::nullopt;
        if (p)
            makeStairs(state, *p, up, noStatement);
    }
}

void makeVault(RollState& state, const Area& area) {
    const Area around = area.grown(1, 1);
    for (int y = around.y1; y <= around.y2; ++y) {
        for (int x = around.x1; x <= around.x2; ++x) {
            if (!onMap(x, y) || state.terrain(x, y) != Stone)
                return;
        }
    }
    const std::optional<std::size_t> room = buildRoom(state, {.area = area,
                                                              .type = std::int16_t(state.plan->named.vault),
                                                              .statement = noStatement,
                                                              .lit = state.skewLight(),
                                                              .isApart = true});
    if (room)
        stockRoom(state, *room);
}

void fillOrdinaryRooms(RollState& state, int themedType) {
    const auto fill = [&](std::size_t room) {
        RolledRoom& own = state.level.rooms[room];
        if (own.toStock && (own.type == 0 || own.type == themedType)) {
            own.toStock = false; // special rooms are stocked later
            RoomContentsMaker(state, room).make();
        }
    };
    const std::size_t count = state.level.rooms.size();
    for (std::size_t i = 0; i < count; ++i) {
        if (!isOuter(state.level.rooms[i]))
            continue;
        for (std::size_t inner = 0; inner < count; ++inner) {
            if (state.level.rooms[inner].parent == std::int16_t(i))
                fill(inner);
        }
        fill(i);
    }
}

} // namespace levwright::roll
