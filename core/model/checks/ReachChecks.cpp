// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/WallShape.h"
#include "core/model/checks/Checks.h"

#include <algorithm>
#include <array>
#include <format>
#include <utility>

namespace levwright {
namespace {

enum class Ground : unsigned char { Shut, Door, Open, Wet };

struct Pocket {
    std::vector<Point> cells; // starts with its first cell in reading order
    bool isMeant = false;     // unreachable on purpose: a vault
};

// The cells of a map that can be walked to. Locks can be opened, secret doors found and boulders pushed away.
class MapReach {
public:
    MapReach(const LoweringContext& context, const PartModel& part, const PartContents& contents)
        : m_context(context), m_contents(contents),
          m_ground(part.map->cells.width(), part.map->cells.height(), Ground::Shut),
          m_seen(m_ground.width(), m_ground.height(), 0) {
        std::vector<Ground> grounds;
        for (const Terrain& terrain : context.catalog().terrains())
            grounds.push_back(groundOf(terrain));
        for (int y = 0; y < m_ground.height(); ++y) {
            for (int x = 0; x < m_ground.width(); ++x)
                m_ground.set({x, y}, grounds[contents.terrain.at({x, y})]);
        }
        for (const StatementModel& statement : contents.statements) {
            if (const auto* bridge = std::get_if<DrawbridgeRecord>(&statement.record))
                openBridge(*bridge);
        }
    }

    // Walks from all places where somebody may arrive, or from the largest pocket if there is no such place.
    void walk() {
        for (const StatementModel& statement : m_contents.statements)
            enterFrom(statement.record);
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
    static Ground groundOf(const Terrain& terrain) {
        if (terrain.isDoor || terrain.tile == "secret-door")
            return Ground::Door;
        if (terrain.tile == "secret-corridor")
            return Ground::Open;
        if (terrain.isRock || terrain.tile == "bars")
            return Ground::Shut;
        constexpr std::array wet{"pool", "moat", "water", "lava"};
        return std::ranges::contains(wet, terrain.tile) ? Ground::Wet : Ground::Open;
    }

    void openBridge(const DrawbridgeRecord& bridge) {
        constexpr std::array<Point, 4> steps{Point{0, -1}, Point{0, 1}, Point{1, 0}, Point{-1, 0}};
        if (bridge.direction < 0 || std::size_t(bridge.direction) >= steps.size())
            return;
        const Point span{bridge.place.x, bridge.place.y};
        const Point step = steps[std::size_t(bridge.direction)];
        for (const Point cell : {span, Point{span.x + step.x, span.y + step.y}}) {
            if (m_ground.contains(cell))
                m_ground.set(cell, Ground::Open);
        }
    }

    void enterFrom(const Record& record) {
        if (const auto* stair = std::get_if<StairRecord>(&record))
            enter({stair->place.x, stair->place.y, stair->place.x, stair->place.y});
        else if (const auto* ladder = std::get_if<LadderRecord>(&record))
            enter({ladder->place.x, ladder->place.y, ladder->place.x, ladder->place.y});
        else if (const auto* region = std::get_if<LevelRegionRecord>(&record);
                 region != nullptr && region->areaIsLevregion == 0)
            enter(region->area);
    }

    void enter(const Area& area) {
        for (int y = std::max(area.y1, 0); y <= std::min(area.y2, m_ground.height() - 1); ++y) {
            for (int x = std::max(area.x1, 0); x <= std::min(area.x2, m_ground.width() - 1); ++x) {
                if (isDry({x, y}))
                    spread({x, y});
            }
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
        return std::ranges::any_of(m_contents.statements, [&](const StatementModel& statement) {
            const auto* region = std::get_if<RegionRecord>(&statement.record);
            const NamedNumber* vault = m_context.catalog().findRoomType("vault");
            return region != nullptr && vault != nullptr && region->type == vault->number &&
                   region->area.contains(cell);
        });
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

    const LoweringContext& m_context;
    const PartContents& m_contents;
    Grid<Ground> m_ground;
    Grid<char> m_seen;
    std::vector<Point> m_next;
    bool m_isEntered = false;
    bool m_isWet = false;
};

bool isWayIn(const StatementModel& statement) {
    return std::holds_alternative<StairRecord>(statement.record) ||
           std::holds_alternative<LadderRecord>(statement.record) ||
           std::holds_alternative<LevelRegionRecord>(statement.record);
}

// Whether nothing outside of the map can be walked on: no maze, nothing drawn at random, no other part.
bool isAlone(const LoweringContext& context) {
    const ClassicLevel& level = context.level;
    if (level.parts.size() != 1 || !hasCells(level.parts.front()) || level.initMap)
        return false;
    const Terrain* filling = context.catalog().terrain(level.filling);
    return (filling == nullptr || filling->isRock) &&
           !std::ranges::contains(context.tree.statements, StatementKind::Mazewalk, &StatementNode::kind);
}

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
    std::erase_if(pockets, &Pocket::isMeant);
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

void addDoor(LoweringContext& context, Diagnostic& found, const WallTerrain& walls, Point cell) {
    const std::optional<Offset> byte = byteAt(*context.level.parts.front().map, cell);
    if (!byte)
        return;
    const std::string line =
        std::format("{}:closed,({},{})", context.level.wordOf(StatementKind::Door), cell.x, cell.y);
    found.fixes.push_back({std::format("Put a door at ({},{})", cell.x, cell.y),
                           TextEdit({{{*byte, *byte + 1}, std::string(1, walls.door)},
                                     linesInSection(context, context.tree.sections.front(), line)})});
}

// Null if the cell lies beyond the written end of its row.
Diagnostic* report(LoweringContext& context, const Pocket& pocket, std::string_view reason) {
    const std::optional<Offset> at = byteAt(*context.level.parts.front().map, pocket.cells.front());
    if (!at)
        return nullptr;
    const std::size_t size = pocket.cells.size();
    const std::string cells = size == 1   ? "This cell"
                              : size == 2 ? "This cell and another one"
                                          : std::format("This cell and {} others", size - 1);
    return &context.level.diagnostics.emplace_back(Diagnostic{.code = DiagnosticCode::UnreachableFloor,
                                                              .range = {*at, *at + 1},
                                                              .anchor = std::nullopt,
                                                              .arguments = {cells, std::string(reason)},
                                                              .fixes = {}});
}

} // namespace

void checkReach(LoweringContext& context) {
    if (!isAlone(context) || std::ranges::none_of(context.level.contents.front().statements, isWayIn))
        return;
    MapReach reach(context, context.level.parts.front(), context.level.contents.front());
    reach.walk();
    MapReach afloat = reach;
    afloat.wade();
    // Pockets that no boat reaches either are reported one by one. Islands are reported together, because
    // those of a lake are meant.
    MapReach dug = afloat;
    const WallTerrain walls(context.catalog());
    for (const Pocket& pocket : pocketsOf(dug)) {
        Diagnostic* found = report(context, pocket, "without digging");
        const Grid<char>& map = context.level.parts.front().map->cells;
        const std::optional<Point> wall = wallBetween(walls, map, pocket, afloat);
        if (found != nullptr && wall)
            addDoor(context, *found, walls, *wall);
    }
    Pocket islands;
    for (const Pocket& pocket : pocketsOf(reach)) {
        if (afloat.isReached(pocket.cells.front()))
            islands.cells.insert(islands.cells.end(), pocket.cells.begin(), pocket.cells.end());
    }
    if (!islands.cells.empty())
        report(context, islands, "but across water or lava");
}

} // namespace levwright
