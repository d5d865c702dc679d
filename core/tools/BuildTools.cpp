// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tools/BuildTools.h"

#include "core/base/Phrase.h"
#include "core/tools/StonePath.h"
#include "core/tools/ToolCells.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

namespace levwright {
namespace {

// What each of these tools remembers of a stroke.
struct Site {
    Grid<char> map;
    WallTerrain walls;
    Point from;
    ToolOptions options;

    char at(Point cell) const { return map.atOr(cell, stone); }
    char door() const { return options.secretDoor ? walls.secretDoor : walls.door; }
};

Site siteOf(const StrokeStart& start) {
    return {start.map, start.walls, start.at, start.options};
}

// A cell of a room's wall, and the cell outside of it.
struct WallPlace {
    Point wall;
    Point outside;
};

// From the middle of each side to its ends, without corners.
std::vector<WallPlace> wallPlaces(const Area& room) {
    std::vector<WallPlace> places;
    for (int x = room.x1 + 1; x < room.x2; ++x) {
        places.push_back({{x, room.y2}, {x, room.y2 + 1}});
        places.push_back({{x, room.y1}, {x, room.y1 - 1}});
    }
    for (int y = room.y1 + 1; y < room.y2; ++y) {
        places.push_back({{room.x2, y}, {room.x2 + 1, y}});
        places.push_back({{room.x1, y}, {room.x1 - 1, y}});
    }
    std::ranges::stable_sort(places, {}, [&](const WallPlace& place) {
        const Point twice{2 * place.wall.x - room.x1 - room.x2, 2 * place.wall.y - room.y1 - room.y2};
        const bool isLevel = place.wall.y == room.y1 || place.wall.y == room.y2;
        return std::abs(isLevel ? twice.x : twice.y);
    });
    return places;
}

class RoomTool : public PaintTool {
public:
    StrokeUpdate begin(const StrokeStart& start) override {
        m_site = siteOf(start);
        return extend(start.at, false);
    }

    StrokeUpdate extend(Point to, bool constrained) override {
        const Point corner = constrained ? squareTo(m_site->from, to) : to;
        const Area room = Area{m_site->from.x, m_site->from.y, corner.x, corner.y}.ordered();
        StrokeUpdate update{.replacesStroke = true, .straightens = true};
        if (room.width() < 3 || room.height() < 3)
            return update;
        for (const Point cell : rectangleCells(m_site->from, corner, true))
            build(update, room, cell);
        if (m_site->options.roomHasDoor)
            addDoor(update, room);
        if (m_site->options.lightsRoom)
            update.additions.push_back({"lit region", {room.x1 + 1, room.y1 + 1}});
        return update;
    }

    bool isShape() const override { return true; }

private:
    // Existing walls and doors stay.
    void build(StrokeUpdate& update, const Area& room, Point cell) const {
        const bool isLevel = cell.y == room.y1 || cell.y == room.y2;
        const bool isWall = isLevel || cell.x == room.x1 || cell.x == room.x2;
        if (!isWall)
            update.changes.push_back({cell, m_site->walls.floor});
        else if (!m_site->walls.joins(m_site->at(cell)))
            update.changes.push_back({cell, isLevel ? m_site->walls.across : m_site->walls.upright});
    }

    // Puts a door where the user came in, or else where there is something outside.
    void addDoor(StrokeUpdate& update, const Area& room) const {
        const std::vector<WallPlace> places = wallPlaces(room);
        const auto isDoor = [&](const WallPlace& place) {
            return m_site->walls.isDoor(m_site->at(place.wall));
        };
        if (std::ranges::any_of(places, isDoor))
            return;
        const auto leadsOut = [&](const WallPlace& place) {
            const char outside = m_site->at(place.outside);
            return outside == m_site->walls.floor || outside == m_site->walls.corridor;
        };
        auto best = std::ranges::find_if(places, leadsOut);
        if (best == places.end())
            best = std::ranges::find_if(
                places, [&](const WallPlace& place) { return m_site->map.contains(place.outside); });
        const Point cell = best == places.end() ? places.front().wall : best->wall;
        update.changes.push_back({cell, m_site->door()});
    }

    std::optional<Site> m_site;
};

class CorridorTool : public PaintTool {
public:
    StrokeUpdate begin(const StrokeStart& start) override {
        m_site = siteOf(start);
        return extend(start.at, false);
    }

    StrokeUpdate extend(Point to, bool /*constrained*/) override {
        const auto isOpen = [&](Point cell) {
            return m_site->at(cell) == stone || m_site->at(cell) == m_site->walls.corridor;
        };
        const Point size{std::max({m_site->map.width(), m_site->from.x + 1, to.x + 1}),
                         std::max({m_site->map.height(), m_site->from.y + 1, to.y + 1})};
        StrokeUpdate update{.replacesStroke = true, .over = Over::Stone};
        const std::vector<Point> path = stonePath(size, m_site->from, to, isOpen);
        if (path.empty())
            update.refusal = phrase("There is no way through stone from there to here.");
        for (const Point cell : path) {
            if (m_site->at(cell) == stone)
                update.changes.push_back({cell, m_site->walls.corridor});
        }
        return update;
    }

    bool isShape() const override { return true; }

private:
    std::optional<Site> m_site;
};

class DoorTool : public PaintTool {
public:
    StrokeUpdate begin(const StrokeStart& start) override {
        const char there = start.map.atOr(start.at, stone);
        if (!start.walls.isWall(there) && !start.walls.isDoor(there))
            return {.refusal = phrase("A door must be put into a wall.")};
        return {.changes = {{start.at, siteOf(start).door()}}, .over = Over::Walls};
    }
    StrokeUpdate extend(Point /*to*/, bool /*constrained*/) override { return {}; }
};

} // namespace

std::unique_ptr<PaintTool> makeRoomTool() {
    return std::make_unique<RoomTool>();
}

std::unique_ptr<PaintTool> makeCorridorTool() {
    return std::make_unique<CorridorTool>();
}

std::unique_ptr<PaintTool> makeDoorTool() {
    return std::make_unique<DoorTool>();
}

} // namespace levwright
