// SPDX-License-Identifier: GPL-3.0-or-later
// Generated maps (format document on loading, section 4).
#include "core/roll/Features.h"
#include "core/roll/Steps.h"

#include <algorithm>
#include <vector>

namespace levwright::roll {
namespace {

// The inside: columns 2..78, rows 1..19. All other cells count as background.
constexpr Area inside{2, 1, 78, 19};
constexpr int seededCells = 78 * 20 * 2 / 5;

class MapMaker {
public:
    MapMaker(RollState& state, const InitMap& record)
        : m_state(state), m_record(record),
          m_foreground(state.plan->tables->terrain().toRoll(record.foreground)),
          m_background(state.plan->tables->terrain().toRoll(record.background)) {}

    void make() {
        const bool lit = m_record.light < 0 ? m_state.random.oneIn(2) : m_record.light != 0;
        seed();
        smoothInPlace();
        smooth([](std::uint8_t count, std::uint8_t cell) { return count == 5 ? 0 : cell; });
        if (m_record.smoothed != 0) {
            for (int pass = 0; pass < 2; ++pass)
                smooth([](std::uint8_t count, std::uint8_t cell) { return count < 3 ? 0 : cell; });
        }
        writeTerrain();
        if (m_record.joined != 0)
            join();
        if (m_record.walled != 0)
            raiseWalls();
        if (lit)
            light();
        keepLavaLit();
        if (m_record.walled != 0 && m_record.joined != 0) {
            m_state.level.maze = false;
            m_state.level.cavernous = true;
        }
    }

private:
    void seed() {
        m_cells.fill(0);
        for (int count = 0; count < seededCells;) {
            const Point p{2 + m_state.random.below(77), 1 + m_state.random.below(19)};
            std::uint8_t& cell = m_cells[std::size_t(cellOf(p))];
            if (cell == 0 || m_foreground == m_background)
                ++count;
            cell = 1;
        }
    }

    void smoothInPlace() {
        for (int x = inside.x1; x <= inside.x2; ++x) {
            for (int y = inside.y1; y <= inside.y2; ++y) {
                const std::uint8_t* at = m_cells.data() + cellOf(x, y);
                const int count = at[-columns - 1] + at[-columns] + at[-columns + 1] + at[-1] + at[1] +
                                  at[columns - 1] + at[columns] + at[columns + 1];
                if (count <= 2 || count >= 5)
                    m_cells[std::size_t(cellOf(x, y))] = count >= 5 ? 1 : 0;
            }
        }
    }

    // Works row by row with sums of columns, so that the compiler can handle many cells at a time.
    template <class Rule>
    void smooth(const Rule& rule) {
        m_before = m_cells;
        std::array<std::uint8_t, columns> sums{};
        for (int y = inside.y1; y <= inside.y2; ++y) {
            const std::uint8_t* row = m_before.data() + cellOf(0, y);
            for (int x = 0; x < columns; ++x)
                sums[std::size_t(x)] = std::uint8_t(row[x - columns] + row[x] + row[x + columns]);
            std::uint8_t* to = m_cells.data() + cellOf(0, y);
            for (int x = inside.x1; x <= inside.x2; ++x) {
                const std::uint8_t* sum = sums.data() + x;
                const auto count = std::uint8_t(sum[-1] + sum[0] + sum[1] - row[x]);
                to[x] = std::uint8_t(rule(count, row[x]));
            }
        }
    }

    void writeTerrain() {
        for (int y = wholeMap.y1; y <= wholeMap.y2; ++y) {
            for (int x = wholeMap.x1; x <= wholeMap.x2; ++x) {
                const auto cell = std::size_t(cellOf(x, y));
                m_state.level.terrain[cell] = std::uint8_t(m_cells[cell] != 0 ? m_foreground : m_background);
                m_state.level.lit[cell] = 0;
            }
        }
    }

    // Fills a region across all 8 neighbours with the number of the future room; m_region then has its cells.
    Area fillRegion(Point start, std::uint8_t number) {
        m_region.assign(1, start);
        m_state.roomNumber[std::size_t(cellOf(start))] = number;
        Area box{start.x, start.y, start.x, start.y};
        for (std::size_t i = 0; i < m_region.size(); ++i) {
            const Point at = m_region[i];
            box = box.united(at);
            for (const Point step : neighbours) {
                const Point next{at.x + step.x, at.y + step.y};
                if (!onMap(next) || m_state.terrain(next) != m_foreground ||
                    m_state.roomNumber[std::size_t(cellOf(next))] != 0)
                    continue;
                m_state.roomNumber[std::size_t(cellOf(next))] = number;
                m_region.push_back(next);
            }
        }
        return box;
    }

    void findRegions() {
        constexpr std::size_t smallest = 4;
        constexpr std::size_t mostRegions = 80;
        for (int x = inside.x1; x <= inside.x2; ++x) {
            for (int y = inside.y1; y <= inside.y2; ++y) {
                if (m_state.terrain(x, y) != m_foreground ||
                    m_state.roomNumber[std::size_t(cellOf(x, y))] != 0)
                    continue;
                const auto number = std::uint8_t(m_state.level.rooms.size() + 1);
                const Area box = fillRegion({x, y}, number);
                if (m_region.size() >= smallest) {
                    m_state.level.rooms.push_back({.area = box, .irregular = true});
                    if (m_state.level.rooms.size() >= mostRegions)
                        return;
                    continue;
                }
                for (const Point p : m_region) {
                    m_state.setTerrain(p, m_background);
                    m_state.roomNumber[std::size_t(cellOf(p))] = 0;
                }
            }
        }
    }

    Point cellOfRoom(std::size_t room) {
        const Area box = m_state.level.rooms[room].area;
        const auto belongs = [&](Point p) { return m_state.roomNumber[std::size_t(cellOf(p))] == room + 1; };
        for (int tries = 0; tries < 100; ++tries) {
            const Point p{m_state.random.between(box.x1, box.x2), m_state.random.between(box.y1, box.y2)};
            if (belongs(p))
                return p;
        }
        for (int x = box.x1; x <= box.x2; ++x) {
            for (int y = box.y1; y <= box.y2; ++y) {
                if (belongs({x, y}))
                    return {x, y};
            }
        }
        return {box.x1, box.y1};
    }

    void join() {
        if (m_foreground == m_background)
            return;
        findRegions();
        const std::vector<RolledRoom>& rooms = m_state.level.rooms;
        std::size_t from = 0;
        for (std::size_t to = 1; to < rooms.size(); ++to) {
            const Point start = cellOfRoom(from);
            const Point end = cellOfRoom(to);
            dig(m_state, {.from = start, .to = end, .terrain = m_foreground, .through = m_background});
            const Area a = rooms[from].area;
            const Area b = rooms[to].area;
            const bool apart = b.y2 < a.y1 || b.y1 > a.y2;
            if (b.x1 > a.x2 || (apart && !m_state.random.oneIn(3)))
                from = to;
        }
    }

    // Of the up to 9 cells around, in reading order, the last floor cell decides; where any floor counts, the
    // first one. In the same row, it makes an upright wall.
    void raiseWalls() {
        Cells<std::uint8_t>& terrain = m_state.level.terrain;
        const bool anyFloor = m_state.plan->holds(RollRule::AnyFloorRaisesWalls);
        const CellSet stone = CellSet::where([&](std::size_t cell) { return terrain[cell] == Stone; });
        const CellSet floor = anyFloor
                                  ? CellSet::where([&](std::size_t cell) {
                                        return isOpenFloor(terrain[cell]) || terrain[cell] == CrossWall;
                                    })
                                  : CellSet::where([&](std::size_t cell) { return terrain[cell] == Floor; });
        for (int x = wholeMap.x1; x <= wholeMap.x2; ++x) {
            const CellSet::Column beside = floor[x - 1] | floor[x] | floor[x + 1];
            const CellSet::Column above = beside << 1U;
            const CellSet::Column below = beside >> 1U;
            const CellSet::Column upright = stone[x] & beside & ~(anyFloor ? above : below);
            const CellSet::Column flat = stone[x] & (beside | above | below) & ~upright;
            CellSet::forEachRow(upright, [&](int y) { terrain[std::size_t(cellOf(x, y))] = VerticalWall; });
            CellSet::forEachRow(flat, [&](int y) { terrain[std::size_t(cellOf(x, y))] = HorizontalWall; });
        }
    }

    void light() {
        for (int cell = 0; cell < cellCount; ++cell) {
            const int terrain = m_state.level.terrain[std::size_t(cell)];
            const bool asForeground = terrain == m_foreground && !isRock(m_foreground);
            const bool asBackground =
                terrain == m_background && (!isRock(m_background) || m_background == Tree);
            if (asForeground || asBackground || (m_record.walled != 0 && isWall(terrain)))
                m_state.level.lit[std::size_t(cell)] = 1;
        }
        for (RolledRoom& room : m_state.level.rooms)
            room.lit = true;
    }

    void keepLavaLit() {
        for (int cell = 0; cell < cellCount; ++cell) {
            if (isMolten(m_state.level.terrain[std::size_t(cell)]))
                m_state.level.lit[std::size_t(cell)] = 1;
        }
    }

    RollState& m_state;
    const InitMap& m_record;
    int m_foreground;
    int m_background;
    Cells<std::uint8_t> m_cells{};
    Cells<std::uint8_t> m_before{};
    std::vector<Point> m_region;
};

} // namespace

void makeInitMap(RollState& state, const InitMap& record) {
    MapMaker(state, record).make();
}

} // namespace levwright::roll
