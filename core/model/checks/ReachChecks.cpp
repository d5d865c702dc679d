// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/checks/Checks.h"

#include <algorithm>
#include <array>
#include <format>
#include <utility>

namespace levwright {
namespace {

enum class Ground : unsigned char { Shut, Door, Open, Wet };

struct Pocket {
    Point first; // in reading order
    int size = 0;
    bool isMeant = false; // a vault
};

// What of a map can be walked to. Locks open, secret doors are found, boulders pushed away.
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

    // From all places where somebody is said to come from; from the largest pocket if there is none.
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

    // Takes the cells that belong together with this one for reached.
    Pocket pocketAt(Point first) {
        Pocket pocket{first, 0, isInVault(first)};
        spread(first, &pocket.size);
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
                if (const Pocket pocket = pocketAt({x, y}); pocket.size > largest.size)
                    largest = pocket;
            }
        }
        m_seen = Grid<char>(m_ground.width(), m_ground.height(), 0);
        if (largest.size > 0)
            spread(largest.first);
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

    void spread(Point start, int* count = nullptr) {
        m_isEntered = true;
        m_next.assign(1, start);
        m_seen.set(start, 1);
        while (!m_next.empty()) {
            const Point from = m_next.back();
            m_next.pop_back();
            if (count != nullptr)
                ++*count;
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

// Whether the map is all that there is to walk on: no maze, nothing drawn at random, no other part.
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

void report(LoweringContext& context, const Pocket& pocket, std::string_view reason) {
    const std::optional<Offset> at = byteAt(*context.level.parts.front().map, pocket.first);
    if (!at)
        return;
    const std::string cells = pocket.size == 1   ? "This cell"
                              : pocket.size == 2 ? "This cell and another one"
                                                 : std::format("This cell and {} others", pocket.size - 1);
    context.level.diagnostics.push_back({.code = DiagnosticCode::UnreachableFloor,
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
    // What no boat reaches either is told place by place; islands as one, as those of a lake are meant.
    MapReach dug = afloat;
    for (const Pocket& pocket : pocketsOf(dug))
        report(context, pocket, "without digging");
    Pocket islands;
    for (const Pocket& pocket : pocketsOf(reach)) {
        if (!afloat.isReached(pocket.first))
            continue;
        if (islands.size == 0)
            islands.first = pocket.first;
        islands.size += pocket.size;
    }
    if (islands.size > 0)
        report(context, islands, "but across water or lava");
}

} // namespace levwright
