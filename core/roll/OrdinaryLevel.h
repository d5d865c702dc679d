// SPDX-License-Identifier: GPL-3.0-or-later
// What the game adds to a level that it makes itself of rooms (format document on themed rooms, section 4).
#pragma once

#include "core/roll/RollState.h"

namespace levwright::roll {

// Gives rooms that are in no other their numbers by their left columns; those in others come behind them.
void sortRooms(RollState& state);

// Puts the stairs down and up into rooms: ordinary ones without stairs if there are any, else themed ones,
// else any. The level must have a room.
void makeStairsInRooms(RollState& state, int themedType);

// Makes a closed vault with its gold, if the area and its surroundings are stone.
void makeVault(RollState& state, const Area& area);

// Stocks the rooms that are to be stocked and are of the ordinary or the themed type; rooms in others first.
void fillOrdinaryRooms(RollState& state, int themedType);

} // namespace levwright::roll
