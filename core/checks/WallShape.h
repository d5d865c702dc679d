// SPDX-License-Identifier: GPL-3.0-or-later
// How walls are drawn in maps: corners and runs from left to right with one character, runs from top to
// bottom with another.
#pragma once

#include "core/model/MapModel.h"

#include <array>
#include <optional>
#include <vector>

namespace levwright {

// The characters with which a game's maps draw buildings.
class WallTerrain {
public:
    explicit WallTerrain(const Catalog& catalog);

    char across = '\0';
    char upright = '\0';
    char floor = '\0';
    char corridor = '\0';
    char door = '\0';
    char secretDoor = '\0';

    // Whether the character is one of the two wall characters.
    bool isWall(char terrain) const { return terrain != '\0' && (terrain == across || terrain == upright); }
    bool isDoor(char terrain) const { return terrain != '\0' && (terrain == door || terrain == secretDoor); }
    // Whether a wall continues into such a cell: walls of all kinds, doors, bars.
    bool joins(char terrain) const { return m_joins[static_cast<unsigned char>(terrain)]; }

private:
    std::array<bool, 256> m_joins{};
};

// The character that the wall at a cell should have. Empty if it is not a wall, or if its neighbours allow
// both.
std::optional<char> wallShapeAt(const WallTerrain& walls, const Grid<char>& map, Point cell);

// Whether the wall at a cell continues to exactly one side and to exactly one of above and below.
bool isWallCorner(const WallTerrain& walls, const Grid<char>& map, Point cell);

// The changes that correct the walls among the cells.
std::vector<CellChange> straightened(const WallTerrain& walls, const Grid<char>& map,
                                     const std::vector<Point>& cells);

// The further changes that correct the walls which the changes draw, or which got or lost a neighbour by
// them. They apply to the map with the changes.
std::vector<CellChange> wallsAround(const WallTerrain& walls, const Grid<char>& before,
                                    const std::vector<CellChange>& changes);

// The map with the changes; it grows as far as they reach. Changes left of or above it are ignored.
Grid<char> changedMap(const Grid<char>& map, const std::vector<CellChange>& changes);

// A door that moves from one cell to another, or is removed.
struct DoorMove {
    Point from;
    std::optional<Point> to;
};

// Moves each door on the map along with its statement. Where the door was, the wall is closed; where there is
// no wall, it becomes floor.
std::vector<CellChange> doorsMoved(const WallTerrain& walls, const Grid<char>& map,
                                   const std::vector<DoorMove>& moves);

// Runs of wall cells that are drawn with the character for the other direction, each run in order. Patterns
// that maps of the game contain are ignored: single cells, the steps of slanting walls, and one run of two
// cells in a map.
std::vector<std::vector<Point>> wallsWrongWayRound(const WallTerrain& walls, const Grid<char>& map);

} // namespace levwright
