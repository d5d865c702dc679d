// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/ReachCheck.h"

#include "core/base/Phrase.h"
#include "core/checks/WallShape.h"

#include <algorithm>
#include <array>
#include <format>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace levwright {
namespace {

enum class Ground : unsigned char { Shut, Door, Open, Wet };

struct Pocket {
    std::vector<Point> cells; // starts with its first cell in reading order
    bool isMeant = false;     // unreachable on purpose: a vault
};

Ground groundOf(const Terrain& terrain) {
    if (terrain.isDoor || terrain.tile == "secret-door")
        return Ground::Door;
    if (terrain.tile == "secret-corridor")
        return Ground::Open;
    if (terrain.isRock || terrain.tile == "bars")
        return Ground::Shut;
    constexpr std::array wet{"pool", "moat", "water", "lava", "lava-wall"};
    return std::ranges::contains(wet, terrain.tile) ? Ground::Wet : Ground::Open;
}

Grid<Ground> groundsOf(const Catalog& catalog, const Grid<char>& cells) {
    std::array<Ground, 256> grounds{}; // shut, also for bytes that are no terrain
    for (const Terrain& terrain : catalog.terrains())
        grounds[static_cast<unsigned char>(terrain.mapCharacter)] = groundOf(terrain);
    Grid<Ground> found(cells.width(), cells.height(), Ground::Shut);
    for (int y = 0; y < cells.height(); ++y) {
        for (int x = 0; x < cells.width(); ++x)
            found.set({x, y}, grounds[static_cast<unsigned char>(cells.at({x, y}))]);
    }
    return found;
}

// The cells of a map that can be walked to.
class MapReach {
public:
    MapReach(const Catalog& catalog, const MapModel& map, const MapWays& ways)
        : m_ways(ways), m_ground(groundsOf(catalog, map.cells)),
          m_seen(m_ground.width(), m_ground.height(), 0) {
        for (const Point door : ways.doors) {
            if (m_ground.contains(door) && m_ground.at(door) == Ground::Shut)
                m_ground.set(door, Ground::Door);
        }
        for (const Area& bridge : ways.bridges)
            forCells(bridge, [&](Point cell) { m_ground.set(cell, Ground::Open); });
    }

    // Walks from all places where somebody may arrive, or from the largest pocket if there is no such place.
    void walk() {
        for (const Area& entry : m_ways.entries) {
            forCells(entry, [&](Point cell) {
                if (isDry(cell))
                    spread(cell);
            });
        }
        if (!m_isEntered)
            enterLargest();
    }

    bool isDry(Point cell) const {
        return m_ground.at(cell) == Ground::Door || m_ground.at(cell) == Ground::Open;
    }
    bool isFloor(Point cell) const { return m_ground.at(cell) == Ground::Open; }
    bool isReached(Point cell) const { return m_seen.at(cell) != 0; }
    Point size() const { return {m_ground.width(), m_ground.height()}; }

    void wade() {
        std::vector<Point> reached;
        for (int y = 0; y < m_ground.height(); ++y) {
            for (int x = 0; x < m_ground.width(); ++x) {
                if (isReached({x, y}))
                    reached.push_back({x, y});
            }
        }
        m_isWet = true;
        for (const Point cell : reached)
            spread(cell);
    }

    // Marks all cells that are connected with this one as reached.
    Pocket pocketAt(Point first) {
        Pocket pocket{{}, isInVault(first)};
        spread(first, &pocket.cells);
        return pocket;
    }

private:
    template <class Do>
    void forCells(const Area& area, Do each) {
        for (int y = std::max(area.y1, 0); y <= std::min(area.y2, m_ground.height() - 1); ++y) {
            for (int x = std::max(area.x1, 0); x <= std::min(area.x2, m_ground.width() - 1); ++x)
                each(Point{x, y});
        }
    }

    void enterLargest() {
        Pocket largest;
        for (int y = 0; y < m_ground.height(); ++y) {
            for (int x = 0; x < m_ground.width(); ++x) {
                if (!isDry({x, y}) || isReached({x, y}))
                    continue;
                if (Pocket pocket = pocketAt({x, y}); pocket.cells.size() > largest.cells.size())
                    largest = std::move(pocket);
            }
        }
        m_seen = Grid<char>(m_ground.width(), m_ground.height(), 0);
        if (!largest.cells.empty())
            spread(largest.cells.front());
    }

    bool isInVault(Point cell) const {
        return std::ranges::any_of(m_ways.closed, [&](const Area& vault) { return vault.contains(cell); });
    }

    bool mayEnter(Point from, Point to) const {
        if (!m_ground.contains(to) || m_ground.at(to) == Ground::Shut ||
            (m_ground.at(to) == Ground::Wet && !m_isWet))
            return false;
        const bool isStraight = from.x == to.x || from.y == to.y;
        return isStraight || (m_ground.at(from) != Ground::Door && m_ground.at(to) != Ground::Door);
    }

    void spread(Point start, std::vector<Point>* cells = nullptr) {
        m_isEntered = true;
        m_next.assign(1, start);
        m_seen.set(start, 1);
        while (!m_next.empty()) {
            const Point from = m_next.back();
            m_next.pop_back();
            if (cells != nullptr)
                cells->push_back(from);
            for (int y = from.y - 1; y <= from.y + 1; ++y) {
                for (int x = from.x - 1; x <= from.x + 1; ++x) {
                    if (!mayEnter(from, {x, y}) || m_seen.at({x, y}) != 0)
                        continue;
                    m_seen.set({x, y}, 1);
                    m_next.push_back({x, y});
                }
            }
        }
    }

    const MapWays& m_ways;
    Grid<Ground> m_ground;
    Grid<char> m_seen;
    std::vector<Point> m_next;
    bool m_isEntered = false;
    bool m_isWet = false;
};

std::optional<Offset> byteAt(const MapModel& map, Point cell) {
    const bool isWritten = std::size_t(cell.y) < map.rows.size() &&
                           std::size_t(cell.x) < map.rows[std::size_t(cell.y)].cells.size();
    return isWritten ? std::optional(map.rows[std::size_t(cell.y)].cells[std::size_t(cell.x)]) : std::nullopt;
}

std::vector<Pocket> pocketsOf(MapReach& reach) {
    std::vector<Pocket> pockets;
    for (int y = 0; y < reach.size().y; ++y) {
        for (int x = 0; x < reach.size().x; ++x) {
            if (reach.isFloor({x, y}) && !reach.isReached({x, y}))
                pockets.push_back(reach.pocketAt({x, y}));
        }
    }
    std::erase_if(pockets, [](const Pocket& pocket) { return pocket.isMeant; });
    return pockets;
}

// The wall cell that lies straight between a cell of the pocket and a cell that is reached.
std::optional<Point> wallBetween(const WallTerrain& walls, const Grid<char>& map, const Pocket& pocket,
                                 const MapReach& reach) {
    constexpr std::array<Point, 4> steps{Point{0, -1}, Point{0, 1}, Point{1, 0}, Point{-1, 0}};
    for (const Point cell : pocket.cells) {
        for (const Point step : steps) {
            const Point wall{cell.x + step.x, cell.y + step.y};
            const Point beyond{wall.x + step.x, wall.y + step.y};
            if (map.contains(beyond) && walls.isWall(map.at(wall)) && reach.isFloor(cell) &&
                reach.isFloor(beyond) && reach.isReached(beyond))
                return wall;
        }
    }
    return std::nullopt;
}

void addDoor(Diagnostic& found, const MapModel& map, const WallTerrain& walls, Point cell,
             const WithDoor& withDoor) {
    const std::optional<Offset> byte = byteAt(map, cell);
    std::vector<Replacement> edit = withDoor(cell);
    if (!byte || edit.empty())
        return;
    edit.insert(edit.begin(), {{*byte, *byte + 1}, std::string(1, walls.door)});
    found.fixes.push_back({say("Put a door at ({},{})", cell.x, cell.y), TextEdit(std::move(edit))});
}

// Null if the cell lies beyond the written end of its row.
Diagnostic* report(LevelModel& level, const MapModel& map, const Pocket& pocket, std::string_view reason) {
    const std::optional<Offset> at = byteAt(map, pocket.cells.front());
    if (!at)
        return nullptr;
    const std::size_t size = pocket.cells.size();
    const std::string cells = size == 1   ? say("This cell")
                              : size == 2 ? say("This cell and another one")
                                          : say("This cell and {} others", size - 1);
    return &level.diagnostics.emplace_back(Diagnostic{.code = DiagnosticCode::UnreachableFloor,
                                                      .range = {*at, *at + 1},
                                                      .anchor = std::nullopt,
                                                      .arguments = {cells, std::string(reason)},
                                                      .fixes = {}});
}

} // namespace

bool hasPockets(const Catalog& catalog, const MapModel& map) {
    const MapWays none;
    MapReach reach(catalog, map, none);
    return pocketsOf(reach).size() > 1;
}

void checkReach(LevelModel& level, const Catalog& catalog, const MapModel& map, const MapWays& ways,
                const WithDoor& withDoor) {
    MapReach reach(catalog, map, ways);
    reach.walk();
    MapReach afloat = reach;
    afloat.wade();
    // Pockets that no boat reaches either are reported one by one. Islands are reported together, because
    // those of a lake are meant.
    MapReach dug = afloat;
    const WallTerrain walls(catalog);
    for (const Pocket& pocket : pocketsOf(dug)) {
        Diagnostic* found = report(level, map, pocket, say("without digging"));
        const std::optional<Point> wall = wallBetween(walls, map.cells, pocket, afloat);
        if (found != nullptr && wall)
            addDoor(*found, map, walls, *wall, withDoor);
    }
    Pocket islands;
    for (const Pocket& pocket : pocketsOf(reach)) {
        if (afloat.isReached(pocket.cells.front()))
            islands.cells.insert(islands.cells.end(), pocket.cells.begin(), pocket.cells.end());
    }
    if (!islands.cells.empty())
        report(level, map, islands, say("but across water or lava"));
}

} // namespace levwright
