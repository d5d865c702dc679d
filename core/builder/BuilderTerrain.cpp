// SPDX-License-Identifier: GPL-3.0-or-later
// Verbs about the whole level, its maps and its terrain (format document on loading of 3.6, sections 6 to 9).
#include "core/builder/LevelBuilder.h"
#include "core/builder/RogueRooms.h"
#include "core/roll/Steps.h"

#include <algorithm>
#include <array>
#include <utility>

namespace levwright::roll {

void LevelBuilder::addFlags(std::uint32_t flags) {
    m_state.level.flags |= flags;
    m_state.level.maze = (flags & MazeFlag) != 0 || m_state.level.maze;
}

void LevelBuilder::setUp(const LevelSetUp& setUp) {
    const std::size_t before = m_state.level.rooms.size();
    m_setUp = true;
    m_joined = setUp.cave.joined != 0 && setUp.parts == LevelSetUp::Parts::BecomeRooms;
    int light = setUp.light;
    if (light == -1)
        light = m_state.random.oneIn(2) ? 1 : 0;
    if (setUp.style == LevelSetUp::SolidFill) {
        fill(setUp.filling, light);
    } else if (setUp.style == LevelSetUp::MazeGrid) {
        makeMazeGrid(setUp.filling);
    } else if (setUp.style == LevelSetUp::Mines) {
        if (setUp.filling >= 0)
            fill(setUp.filling, 0);
        InitMap cave = setUp.cave;
        cave.light = light;
        makeInitMap(m_state, cave);
    } else if (setUp.style == LevelSetUp::RogueRooms) {
        makeRogueRooms(m_state);
    }
    if (setUp.parts == LevelSetUp::Parts::BecomeRooms)
        return;
    m_state.level.rooms.resize(std::min(before, m_state.level.rooms.size()));
    for (std::uint8_t& number : m_state.roomNumber) {
        if (number > before)
            number = 0;
    }
}

void LevelBuilder::fill(int filling, int light) {
    for (int x = 2; x < columns - 1; ++x) {
        for (int y = 0; y < rows; ++y) {
            if (isMade(filling))
                m_state.setTerrain({x, y}, filling);
            setLight(cellOf(x, y), filling, light);
        }
    }
}

// The light of a cell that gets that terrain.
void LevelBuilder::setLight(int cell, int terrain, int light) {
    std::uint8_t& lit = m_state.level.lit[std::size_t(cell)];
    if (isMolten(terrain))
        lit = 1;
    else if (light != packed::lightNotGiven)
        lit = (light < 0 ? m_state.random.oneIn(2) : light != 0) ? 1 : 0;
}

void LevelBuilder::makeMazeGrid(int filling) {
    const bool corridors = m_state.has(CorridorMazeFlag);
    for (int x = 2; x < columns - 1; ++x) {
        for (int y = 0; y < rows; ++y) {
            const bool stone = corridors || y < 2 || (x % 2 == 1 && y % 2 == 1);
            if (stone || isMade(filling))
                m_state.setTerrain({x, y}, stone ? Stone : filling);
        }
    }
}

Point cornerOfMap(int horizontal, int vertical, int width, int height, bool afterSetUp, Point origin) {
    constexpr int usableColumns = 76;
    constexpr int usableRows = 18;
    const std::array<int, 6> xs{origin.x,
                                afterSetUp ? 1 : 3,
                                2 + (usableColumns - width) / 4,
                                2 + (usableColumns - width) / 2,
                                2 + (usableColumns - width) * 3 / 4,
                                77 - width};
    Point corner = origin;
    if (horizontal >= 1 && horizontal < int(xs.size())) {
        corner.x = xs[std::size_t(horizontal)];
        corner.x += corner.x % 2 == 0 ? 1 : 0;
    }
    constexpr int top = 1;
    constexpr int center = 3;
    constexpr int bottom = 5;
    if (vertical == top || vertical == center || vertical == bottom) {
        corner.y = vertical == top ? 3 : vertical == center ? 2 + (usableRows - height) / 2 : 19 - height;
        corner.y += corner.y % 2 == 0 ? 1 : 0;
    }
    if (corner.y < 0 || corner.y + height > rows)
        corner.y += corner.y > 0 ? -2 : 2;
    if (height == rows)
        corner.y = 0;
    return corner;
}

Point LevelBuilder::cornerOf(const MapWish& wish) {
    const Point old = mapOrigin();
    if (wish.anchor == MapWish::Aligned)
        return cornerOfMap(wish.alignment.x, wish.alignment.y, wish.width, wish.height, m_setUp, old);
    Point corner = old;
    if (wish.anchor == MapWish::Stated) {
        if (!m_rooms.empty())
            corner = anyPlace(wish.place);
        else if (!wish.place.stated)
            corner = {1 + m_state.random.below(columns - 1 - wish.width),
                      m_state.random.below(rows - wish.height)};
        else
            corner = {1 + wish.place.stated->x, wish.place.stated->y};
    }
    if (corner.y < 0 || corner.y + wish.height > rows)
        corner.y += corner.y > 0 ? -2 : 2;
    return wish.height == rows ? Point{corner.x, 0} : corner;
}

void LevelBuilder::layMap(const MapWish& wish) {
    const Area before = m_state.part;
    if (wish.width <= 1 && wish.height <= 1) {
        m_state.part = wholeMap;
    } else {
        const bool fits = wish.width >= 0 && wish.height >= 0 && wish.width < columns && wish.height <= rows;
        if (!fits || std::size_t(wish.width) * std::size_t(wish.height) > wish.cells.size())
            endProgram();
        const Point corner = cornerOf(wish);
        m_state.part = {corner.x, corner.y, corner.x + wish.width - 1, corner.y + wish.height - 1};
        // The game would write beyond its level.
        if (m_state.part.y1 < 0 || m_state.part.y2 >= rows || m_state.part.x1 < 0 ||
            m_state.part.x2 >= columns)
            endProgram();
        layCells(wish.cells, m_state.part);
        if (m_joined)
            forgetRooms(m_state.part);
    }
    if (!wish.staysCurrent)
        m_state.part = before;
}

void LevelBuilder::layCells(std::string_view cells, const Area& area) {
    const auto width = std::size_t(area.width());
    for (int y = area.y1; y <= area.y2; ++y) {
        for (int x = area.x1; x <= area.x2; ++x) {
            const std::size_t at = std::size_t(y - area.y1) * width + std::size_t(x - area.x1);
            const int terrain =
                m_state.plan->tables->terrain().ofProgram(static_cast<unsigned char>(cells[at]) - 1);
            if (terrain < 0 || terrain >= commonTerrainCount)
                continue;
            const auto cell = std::size_t(cellOf(x, y));
            m_state.level.terrain[cell] = std::uint8_t(terrain);
            m_state.level.lit[cell] = isMolten(terrain) ? 1 : 0;
            m_state.level.marks[cell] = 0;
            m_state.level.detail[cell] = terrain == SecretDoor ? ClosedDoor : 0;
            m_state.roomNumber[cell] = 0;
            m_state.edgeOf[cell] = 0;
            m_state.mapCell[cell] = 1;
        }
    }
}

// The last room of the list takes the place of a forgotten one.
void LevelBuilder::forgetRooms(const Area& covered) {
    std::vector<RolledRoom>& rooms = m_state.level.rooms;
    for (std::size_t i = rooms.size(); i-- > 0;) {
        const Area& area = rooms[i].area;
        if (!covered.contains({area.x1, area.y1}) || !covered.contains({area.x2, area.y2}))
            continue;
        const std::size_t last = rooms.size() - 1;
        for (std::uint8_t& number : m_state.roomNumber) {
            if (number == i + 1)
                number = 0;
            else if (number == last + 1)
                number = std::uint8_t(i + 1);
        }
        rooms[i] = rooms[last];
        rooms.pop_back();
    }
}

void LevelBuilder::changeCell(Point p, const TerrainWish& wish) {
    const int terrain = m_state.plan->tables->terrain().ofProgram(wish.terrain);
    if (!inLevel(p.x, p.y))
        return;
    if (isMade(terrain)) // other numbers change the light alone
        layTerrain(std::size_t(cellOf(p)), terrain);
    setLight(cellOf(p), terrain, wish.light);
    if (m_statement >= 0 && onMap(p))
        m_state.note(m_statement, p);
}

void LevelBuilder::layTerrain(std::size_t cell, int terrain) {
    const bool wasDoor = m_state.level.terrain[cell] == Door;
    m_state.level.terrain[cell] = std::uint8_t(terrain);
    if (terrain == SecretDoor)
        m_state.level.detail[cell] = ClosedDoor;
    else if (terrain != Door || !wasDoor)
        m_state.level.detail[cell] = 0;
}

void LevelBuilder::changeCells(const CellSelection& cells, const TerrainWish& wish) {
    cells.forEach([&](Point p) { changeCell(p, wish); });
}

void LevelBuilder::replaceTerrain(const Area& stated, int from, const TerrainWish& to, int percent) {
    const Area area = stated.common({0, 0, columns - 1, rows - 1});
    for (int x = area.x1; x <= area.x2; ++x) {
        for (int y = area.y1; y <= area.y2; ++y) {
            if (m_state.level.terrain[std::size_t(cellOf(x, y))] == from &&
                m_state.random.below(100) < percent)
                changeCell({x, y}, to);
        }
    }
}

void LevelBuilder::wallify(const CellSelection& cells) {
    cells.forEach([&](Point p) {
        if (onMap(p))
            raiseWall(p, {p.x - 1, p.y - 1, p.x, p.y});
    });
}

void LevelBuilder::wallify(const Area& stated) {
    const Area area = cutToMap(stated);
    for (int y = area.y1; y <= area.y2; ++y) {
        for (int x = area.x1; x <= area.x2; ++x)
            raiseWall({x, y}, area);
    }
}

// Stone beside floor becomes a wall. It is an upright wall if the first floor cell around it is in the same
// row.
void LevelBuilder::raiseWall(Point p, const Area& within) {
    if (m_state.terrain(p) != Stone)
        return;
    for (int y = p.y - 1; y <= std::min(p.y + 1, within.y2); ++y) {
        for (int x = p.x - 1; x <= std::min(p.x + 1, within.x2); ++x) {
            if (!onMap(x, y))
                continue;
            const int terrain = m_state.terrain(x, y);
            if (!isOpenFloor(terrain) && terrain != CrossWall)
                continue;
            m_state.setTerrain(p, y == p.y ? VerticalWall : HorizontalWall);
            return;
        }
    }
}

// Only what could be dug or passed otherwise.
void LevelBuilder::markCell(int cell, Mark mark) {
    const int terrain = m_state.level.terrain[std::size_t(cell)];
    if (isStoneOrWall(terrain) || terrain == Tree || terrain == IronBars)
        m_state.level.marks[std::size_t(cell)] |= mark;
}

void LevelBuilder::mark(const CellSelection& cells, Mark mark) {
    cells.forEach([&](Point p) { markCell(cellOf(p), mark); });
}

void LevelBuilder::mark(const Area& stated, Mark mark) {
    const Area area = cutToMap(stated);
    for (int y = area.y1; y <= area.y2; ++y) {
        for (int x = area.x1; x <= area.x2; ++x)
            markCell(cellOf(x, y), mark);
    }
}

void LevelBuilder::walkMaze(const MazewalkWish& wish) {
    constexpr int least = 68;
    constexpr int whole = 684; // walkable cells of a full maze
    if (!onMap(wish.start))
        return;
    int terrain = wish.terrain;
    if (terrain < 1 || !isMade(terrain))
        terrain = m_state.has(CorridorMazeFlag) ? Corridor : Floor;
    roll::walkMaze(m_state, {wish.start, wish.direction, m_statement}, terrain);
    if (!wish.stocked)
        return;
    if (const int cells = cellsOfMaze(m_state); cells > least)
        addMazeExtras(m_state, cells * 100 / whole);
}

void LevelBuilder::addMinerals(const MineralWish& wish) {
    MineralShare share;
    share.kelpInPools = wish.kelpInPools < 0 ? share.kelpInPools : wish.kelpInPools;
    share.kelpInMoats = wish.kelpInMoats < 0 ? share.kelpInMoats : wish.kelpInMoats;
    share.gold = wish.gold < 0 ? 20 + m_state.plan->context.depth / 3 : std::min(wish.gold, 1000);
    share.gems = wish.gems < 0 ? share.gold / 4 : wish.gems;
    roll::addMinerals(m_state, share);
}

} // namespace levwright::roll
