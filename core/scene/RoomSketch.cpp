// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scene/RoomSketch.h"

#include "core/checks/WallShape.h"
#include "core/model/LevelLanguage.h"
#include "core/scene/RoomPlaces.h"

#include <algorithm>

namespace levwright {
namespace {

constexpr Area paper{0, 0, 79, 20}; // the size of a level
constexpr Point usualSize{6, 3};    // including its walls, such a room fits into one place

class Sketch {
public:
    Sketch(const LevelsAnalysis& analysis, std::size_t level)
        : m_analysis(analysis), m_level(level),
          m_view(analysis.game().language().rooms(analysis.source(level))),
          m_walls(analysis.game().catalog()), m_floors(m_view.rooms.size()) {}

    LevelLayout layout() && {
        LevelLayout layout{.level = m_level,
                           .terrain = Grid<char>(paper.width(), paper.height(), ' '),
                           .rooms = {},
                           .doors = {}};
        // Rooms with a written place come first. The others go into the places that are left.
        for (const bool isStated : {true, false}) {
            for (std::size_t i = 0; i < m_floors.size(); ++i) {
                const RoomView& room = m_view.rooms[i];
                if (!room.isNested && room.shape.place.has_value() == isStated)
                    m_floors[i] = floorAtTop(room.shape);
            }
        }
        for (std::size_t i = 0; i < m_floors.size(); ++i) {
            const RoomView& room = m_view.rooms[i];
            if (room.isNested && room.parent && m_floors[*room.parent])
                m_floors[i] = floorWithin(room.shape, *m_floors[*room.parent]);
        }
        for (const bool isNested : {false, true}) {
            for (std::size_t i = 0; i < m_floors.size(); ++i) {
                if (m_floors[i] && m_view.rooms[i].isNested == isNested)
                    add(m_view.rooms[i], *m_floors[i], layout);
            }
        }
        return layout;
    }

private:
    // A text may hold any numbers. A floor has at least one cell, and needs no more than the paper has.
    static Point sizeOf(const RoomShape& shape, Point usual) {
        const Point size = shape.size.value_or(usual);
        return {std::clamp(size.x, 1, paper.width()), std::clamp(size.y, 1, paper.height())};
    }
    static int onPaper(int number) { return std::clamp(number, -paper.width(), paper.width()); }

    // The floor in the middle of its place, kept inside the level.
    static Area floorIn(Point place, Point size) {
        const Area cells = cellsOfRoomPlace({onPaper(place.x), onPaper(place.y)});
        const auto begin = [](int first, int last, int length, int end) {
            return std::clamp((first + last + 1 - length) / 2, 1, std::max(end - length, 1));
        };
        const Point corner{begin(cells.x1, cells.x2, size.x, paper.x2),
                           begin(cells.y1, cells.y2, size.y, paper.y2)};
        return {corner.x, corner.y, corner.x + size.x - 1, corner.y + size.y - 1};
    }

    Area floorAtTop(const RoomShape& shape) const {
        const Point size = sizeOf(shape, usualSize);
        if (shape.place)
            return floorIn(*shape.place, size);
        for (int y = 1; y <= roomPlaces.y; ++y) {
            for (int x = 1; x <= roomPlaces.x; ++x) {
                const Area floor = floorIn({x, y}, size);
                if (isFree(floor))
                    return floor;
            }
        }
        return floorIn({1, 1}, size);
    }

    bool isFree(const Area& floor) const {
        const Area walls = floor.grown(1, 1);
        return std::ranges::none_of(m_floors, [&](const std::optional<Area>& other) {
            return other && other->x1 <= walls.x2 && other->x2 >= walls.x1 && other->y1 <= walls.y2 &&
                   other->y2 >= walls.y1;
        });
    }

    static Area floorWithin(const RoomShape& shape, const Area& parent) {
        const Point half{std::max(parent.width() / 2 - 1, 1), std::max(parent.height() / 2 - 1, 1)};
        const Point size = sizeOf(shape, half);
        const Point place = shape.place.value_or(
            Point{std::max(parent.width() - size.x - 1, 0), std::max(parent.height() - size.y - 1, 0)});
        const Point corner{parent.x1 + onPaper(place.x), parent.y1 + onPaper(place.y)};
        return {corner.x, corner.y, corner.x + size.x - 1, corner.y + size.y - 1};
    }

    void add(const RoomView& room, const Area& floor, LevelLayout& layout) const {
        const auto draw = [&](Point cell, char terrain) {
            if (paper.contains(cell))
                layout.terrain.set(cell, terrain);
        };
        const Area walls = floor.grown(1, 1);
        for (int y = walls.y1; y <= walls.y2; ++y) {
            for (int x = walls.x1; x <= walls.x2; ++x) {
                const bool isAcross = y == walls.y1 || y == walls.y2;
                const bool isUpright = x == walls.x1 || x == walls.x2;
                draw({x, y}, isAcross ? m_walls.across : isUpright ? m_walls.upright : m_walls.floor);
            }
        }
        layout.rooms.push_back({beginOf(room.statement), floor, std::nullopt});
        for (std::size_t i = 0; i < room.doors.size(); ++i) {
            const Point cell = cellOf(room.doors[i].place, floor, int(i));
            draw(cell, m_walls.door);
            layout.doors.push_back({beginOf(room.doors[i].statement), cell});
        }
    }

    // Doors that may be anywhere in a wall are drawn side by side, so that each is visible.
    static Point cellOf(const WallPlace& place, const Area& floor, int number) {
        const WallSide side = place.side.value_or(WallSide::South);
        const bool isUpright = side == WallSide::East || side == WallSide::West;
        const int along =
            onPaper(place.position.value_or(number % (isUpright ? floor.height() : floor.width())));
        return cellInWall(floor, side, along);
    }

    Offset beginOf(std::size_t statement) const { return m_analysis.rangeOf({m_level, statement}).begin; }

    const LevelsAnalysis& m_analysis;
    std::size_t m_level;
    RoomsView m_view;
    WallTerrain m_walls;
    std::vector<std::optional<Area>> m_floors;
};

} // namespace

LevelLayout sketchOf(const LevelsAnalysis& analysis, std::size_t level) {
    return Sketch(analysis, level).layout();
}

} // namespace levwright
