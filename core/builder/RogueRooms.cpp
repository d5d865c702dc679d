// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/builder/RogueRooms.h"

#include "core/roll/Features.h"
#include "core/roll/Rooms.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace levwright::roll {
namespace {

constexpr int side = 3; // rooms in a row, and rows

enum Direction : std::uint8_t { Left, Right, Up, Down };
constexpr std::array<Point, 4> steps{{{-1, 0}, {1, 0}, {0, -1}, {0, 1}}};
constexpr std::array<Direction, 4> opposites{Right, Left, Down, Up};

// One ninth of the level.
struct Ninth {
    std::optional<std::size_t> room; // empty for a corner of corridors
    Area area;                       // of the room, or its only cell
    std::array<bool, 4> leads{};     // by direction
    bool isJoined() const { return std::ranges::contains(leads, true); }
};

class RogueMaker {
public:
    explicit RogueMaker(RollState& state) : m_state(state) {}

    void make() {
        for (int y = 0; y < side; ++y) {
            for (int x = 0; x < side; ++x)
                plan(x, y);
        }
        walkFrom({m_state.random.below(side), m_state.random.below(side)});
        for (Ninth& ninth : m_ninths) {
            if (ninth.room)
                ninth.room = build(ninth.area);
        }
        for (int y = 0; y < side; ++y) {
            for (int x = 0; x < side; ++x) {
                for (const Direction direction : {Down, Right}) {
                    if (at({x, y}).leads[direction])
                        join(at({x, y}), at({x + steps[direction].x, y + steps[direction].y}), direction);
                }
            }
        }
    }

private:
    static bool isInside(Point p) { return p.x >= 0 && p.x < side && p.y >= 0 && p.y < side; }
    Ninth& at(Point p) { return m_ninths[std::size_t(p.y) * side + std::size_t(p.x)]; }

    void plan(int x, int y) {
        RandomStream& random = m_state.random;
        const bool isLow = y == side - 1;
        const Point corner{1 + 26 * x, 7 * y};
        Ninth& ninth = at({x, y});
        if (random.below(5) == 0 && (m_hasRoom || (x < 2 && y < 2))) {
            const Point p{corner.x + 2 + random.below(22), corner.y + 2 + random.below(isLow ? 4 : 3)};
            ninth.area = {p.x, p.y, p.x, p.y};
            return;
        }
        m_hasRoom = true;
        const int width = 2 + random.below(22);
        const int height = 2 + random.below(isLow ? 4 : 3);
        const Point p{corner.x + random.die(24 - width), corner.y + random.die((isLow ? 6 : 5) - height)};
        ninth.room = 0;
        ninth.area = {p.x, p.y, p.x + width - 1, p.y + height - 1};
    }

    // The depth is at most the number of ninths' connections.
    void walkFrom(Point p) {
        while (true) {
            std::array<Direction, 4> open{};
            int count = 0;
            for (const Direction direction : {Left, Right, Up, Down}) {
                const Point next{p.x + steps[direction].x, p.y + steps[direction].y};
                if (isInside(next) && !at(p).leads[direction] &&
                    (!at(next).isJoined() || m_state.random.below(10) == 0))
                    open[std::size_t(count++)] = direction;
            }
            if (count == 0)
                return;
            const Direction direction = open[std::size_t(m_state.random.below(count))];
            const Point next{p.x + steps[direction].x, p.y + steps[direction].y};
            at(p).leads[direction] = true;
            at(next).leads[opposites[direction]] = true;
            walkFrom(next);
        }
    }

    std::optional<std::size_t> build(const Area& area) {
        return buildRoom(m_state, {.area = area, .lit = m_state.random.oneIn(7)});
    }

    // A doorway in the wall on that side, or the corner itself.
    Point doorOf(const Ninth& ninth, Direction direction) {
        if (!ninth.room)
            return {ninth.area.x1, ninth.area.y1};
        const Area& area = m_state.level.rooms[*ninth.room].area;
        Point p{m_state.random.between(area.x1, area.x2), m_state.random.between(area.y1, area.y2)};
        if (direction == Left || direction == Right)
            p.x = direction == Left ? area.x1 - 1 : area.x2 + 1;
        else
            p.y = direction == Up ? area.y1 - 1 : area.y2 + 1;
        const bool isSecret = m_state.random.oneIn(8);
        m_state.setTerrain(p, isSecret ? SecretDoor : Door);
        m_state.level.detail[std::size_t(cellOf(p))] = isSecret ? ClosedDoor : NoDoor;
        return p;
    }

    void join(const Ninth& from, const Ninth& to, Direction direction) {
        Point start = doorOf(from, direction);
        Point end = doorOf(to, opposites[direction]);
        const Point step = steps[direction];
        if (from.room)
            start = {start.x + step.x, start.y + step.y};
        if (to.room)
            end = {end.x - step.x, end.y - step.y};
        dig(start, end, direction);
    }

    // Three straight pieces, of which the middle one turns aside.
    void dig(Point start, Point end, Direction direction) {
        const bool isFlat = direction == Right;
        const int from = isFlat ? start.x : start.y;
        const int to = isFlat ? end.x : end.y;
        const int middle = m_state.random.between(std::min(from, to), std::max(from, to));
        const Point turn = isFlat ? Point{middle, start.y} : Point{start.x, middle};
        const Point back = isFlat ? Point{middle, end.y} : Point{end.x, middle};
        digTo(start, turn);
        digTo(turn, back);
        digTo(back, end);
        digCell(end);
    }

    // Without the last cell.
    void digTo(Point from, Point to) {
        const Point step{(to.x > from.x) - (to.x < from.x), (to.y > from.y) - (to.y < from.y)};
        for (; from != to; from = {from.x + step.x, from.y + step.y})
            digCell(from);
    }

    void digCell(Point p) {
        if (!onMap(p))
            return;
        m_state.setTerrain(p, m_state.random.oneIn(50) ? SecretCorridor : Corridor);
        m_state.level.detail[std::size_t(cellOf(p))] = 0;
    }

    RollState& m_state;
    std::array<Ninth, std::size_t(side) * side> m_ninths;
    bool m_hasRoom = false;
};

} // namespace

void makeRogueRooms(RollState& state) {
    RogueMaker(state).make();
}

} // namespace levwright::roll
