// SPDX-License-Identifier: GPL-3.0-or-later
// How the walls of a map are written: corners and runs from left to right with one character, runs from top
// to bottom with another.
#pragma once

#include "core/model/MapModel.h"

#include <array>
#include <optional>
#include <vector>

namespace levwright {

// The characters that buildings are drawn with in a game's maps.
class WallTerrain {
public:
    explicit WallTerrain(const Catalog& catalog);

    char across = '\0';
    char upright = '\0';
    char floor = '\0';
    char corridor = '\0';
    char door = '\0';
    char secretDoor = '\0';

    // A wall that is written in one of the two ways.
    bool isWall(char terrain) const { return terrain != '\0' && (terrain == across || terrain == upright); }
    bool isDoor(char terrain) const { return terrain != '\0' && (terrain == door || terrain == secretDoor); }
    // What a wall leads on into: walls of all kinds, doors, bars.
    bool joins(char terrain) const { return m_joins[static_cast<unsigned char>(terrain)]; }

private:
    std::array<bool, 256> m_joins{};
};

// How the wall at a cell is to be written. None: no wall, or its neighbours leave both open.
std::optional<char> wallShapeAt(const WallTerrain& walls, const Grid<char>& map, Point cell);

// Whether the wall at a cell leads on to one side and one of above and below only.
bool isWallCorner(const WallTerrain& walls, const Grid<char>& map, Point cell);

// What puts the walls right among the cells.
std::vector<CellChange> straightened(const WallTerrain& walls, const Grid<char>& map,
                                     const std::vector<Point>& cells);

// What puts the walls right that the changes draw, or that have got or lost a neighbour by them: further
// changes, of the map with these.
std::vector<CellChange> wallsAround(const WallTerrain& walls, const Grid<char>& before,
                                    const std::vector<CellChange>& changes);

// The map with the changes, grown as far as they reach; places left of it or above it are left out.
Grid<char> changedMap(const Grid<char>& map, const std::vector<CellChange>& changes);

// A door that goes from one cell to another, or away.
struct DoorMove {
    Point from;
    std::optional<Point> to;
};

// Each door on the map goes with its statement; where it was, the wall is closed, or floor where there is
// none.
std::vector<CellChange> doorsMoved(const WallTerrain& walls, const Grid<char>& map,
                                   const std::vector<DoorMove>& moves);

// Runs of wall cells that are written the other way than they lead, each in order. None for what maps of the
// game have: single cells, the steps of walls that lie aslant, and two of them once in a map.
std::vector<std::vector<Point>> wallsWrongWayRound(const WallTerrain& walls, const Grid<char>& map);

} // namespace levwright
