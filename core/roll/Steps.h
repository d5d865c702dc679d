// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of a roll, one source file each, in the order of section 2 of the format document on loading.
#pragma once

#include "core/instance/CellSet.h"
#include "core/roll/LevelPlan.h"
#include "core/roll/RollState.h"

namespace levwright::roll {

// Generated maps (section 4).
void makeInitMap(RollState& state, const InitMap& record);
// Filling, and the parts of a maze level (sections 5 to 8).
void fillMaze(RollState& state, int filling);
void makePart(RollState& state, const LevelPlan& plan, std::size_t number);
// Mazewalks, walls, extras (sections 13 to 15).
void walkMazes(RollState& state);
void walkMaze(RollState& state, const PendingMazewalk& walk, int terrain);
// Starts from a cell with two odd coordinates and visits such cells within the bounds.
void walkMazeWithin(RollState& state, Point start, const Area& bounds, int terrain);
void fixWalls(RollState& state, Area area);
// The same, but within inner no wall becomes stone, and stone there does not hide walls.
void fixWalls(RollState& state, Area area, const Area& inner);
// Whether walls are also drawn towards walls of water and lava.
enum class WallJoins : std::uint8_t { Solids, Liquids };
void fixWalls(Cells<std::uint8_t>& terrain, const Area& area, const Area& inner,
              WallJoins joins = WallJoins::Solids);
// Gives all walls the shapes that fit their neighbours; none becomes stone.
void joinWalls(RollState& state);
void addMazeExtras(RollState& state);
// The cells of a maze that no map covers, and the extras for that percentage of a full maze.
int cellsOfMaze(const RollState& state);
void addMazeExtras(RollState& state, int percent);
// Room levels (sections 16 to 18).
void makeRooms(RollState& state, const LevelPlan& plan);
void makeCorridors(RollState& state, const LevelPlan& plan);
// A statement of random corridors (section 18).
void joinRoomsRandomly(RollState& state, std::int32_t statement);
void makeStatedCorridor(RollState& state, const CorridorRecord& record, std::int32_t statement);
// Shops, zoos and similar rooms (section 9). Stocks those from first on that need it.
void stockRooms(RollState& state, std::size_t first);
void stockRoom(RollState& state, std::size_t room);
// The steps after the file (sections 19 to 21).
void makeBubbles(RollState& state);
void carryOutLevelRegions(RollState& state);
void makeLateChanges(RollState& state);
void removeShopkeepers(RollState& state);
// The area of everything in the level that is not stone, with an edge of one cell where it is left open.
Area frameOf(const RollState& state);
void markBorder(RollState& state);
void addMinerals(RollState& state);
// Kelp is on one in this many cells (0: none); gold and gems are in parts of 1000.
struct MineralShare {
    int kelpInPools = 10;
    int kelpInMoats = 30;
    int gold = 0;
    int gems = 0;
    bool mineral = false; // whether the objects count as minerals
    std::int32_t statement = noStatement;
};
void addMinerals(RollState& state, const MineralShare& share);
// Where minerals may lie: diggable stone that is surrounded by stone.
CellSet solidStone(const LevelInstance& level);
void chooseArrivals(RollState& state);

// Digs a tunnel of one terrain through another (section 18, "Digging") and returns whether it arrived. With
// deadEnds it may give up or leave a boulder.
struct Tunnel {
    Point from;
    Point to;
    int terrain = Corridor;
    int through = Stone;
    bool deadEnds = false;
};
// Whether the tunnel arrived, and how many cells were dug for it.
struct Dug {
    bool arrived = false;
    int cells = 0;
};
Dug digAlong(RollState& state, const Tunnel& tunnel);
// Returns whether the tunnel arrived.
bool dig(RollState& state, const Tunnel& tunnel);

} // namespace levwright::roll
