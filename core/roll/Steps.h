// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of a roll, one source each, in the order of section 2 of the format document on loading.
#pragma once

#include "core/roll/RollState.h"

namespace levwright::roll {

// Generated maps (section 4).
void makeInitMap(RollState& state);
// Filling and parts of a maze level (sections 5 to 8).
void fillMaze(RollState& state);
void makePart(RollState& state, std::size_t number);
// Mazewalks, walls, extras (sections 13 to 15).
void walkMazes(RollState& state);
void fixWalls(RollState& state, Area area);
void addMazeExtras(RollState& state);
// Room levels (sections 16 to 18).
void makeRooms(RollState& state);
void makeCorridors(RollState& state);
// Shops, zoos and the like (section 9): those of the rooms from first on that are to be stocked.
void stockRooms(RollState& state, std::size_t first);
void stockRoom(RollState& state, std::size_t room);
// What comes after the file (sections 19 to 21).
void carryOutLevelRegions(RollState& state);
void makeLateChanges(RollState& state);
void markBorder(RollState& state);
void addMinerals(RollState& state);
void chooseArrivals(RollState& state);

// Digs a tunnel of one terrain through another (section 18, "Digging"); with deadEnds it may give up or leave
// a boulder. Whether it arrived.
struct Tunnel {
    Point from;
    Point to;
    int terrain = Corridor;
    int through = Stone;
    bool deadEnds = false;
};
bool dig(RollState& state, const Tunnel& tunnel);

} // namespace levwright::roll
