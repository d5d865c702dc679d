// SPDX-License-Identifier: GPL-3.0-or-later
// A compiled level as the game loads it, free of byte order and padding (format document of 3.4.3, section
// 10). It stands between the compiler, which makes it, and the formats, which read and write it. No logic, no
// checks: what a game refuses or a file cannot hold can be said here.
#pragma once

#include "core/base/Grid.h"
#include "core/compiled/Records.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace levwright {

enum class LevelKind { Rooms, Maze };

// How the whole level is filled before the parts are laid on it.
struct InitMap {
    int foreground = 0; // terrain numbers
    int background = 0;
    int smoothed = 0;
    int joined = 0;
    int light = -1;
    int walled = -1;
    bool operator==(const InitMap&) const = default;
};

// A part of a maze level: a map, where it goes, and what is on it. Lists are in text order.
struct CompiledPart {
    int horizontalAlignment = 1; // left 1 .. right 5
    int verticalAlignment = 1;   // top 1, center 3, bottom 5
    // Terrain numbers; 1x1 stone for a part without a map. Files of a level with InitMap leave out the cells
    // of maps of at most 1x1, which then are read as stone.
    Grid<unsigned char> map;
    std::vector<LevelRegionRecord> levelRegions;
    std::vector<int> objectRegisters; // class codes
    std::vector<Place> placeRegisters;
    std::vector<int> monsterRegisters; // class codes
    std::vector<RegionRecord> regions;
    std::vector<DoorRecord> doors;
    std::vector<DrawbridgeRecord> drawbridges;
    std::vector<MazewalkRecord> mazewalks;
    std::vector<AreaRecord> nonDiggable;
    std::vector<AreaRecord> nonPasswall;
    std::vector<LadderRecord> ladders;
    std::vector<StairRecord> stairs;
    std::vector<AltarRecord> altars;
    std::vector<FountainRecord> fountains;
    std::vector<TrapRecord> traps;
    std::vector<MonsterRecord> monsters;
    std::vector<ObjectRecord> objects;
    std::vector<GoldRecord> gold;
    std::vector<EngravingRecord> engravings;
    bool operator==(const CompiledPart&) const = default;
};

// A room or, with a parent, a subroom of a room level. Lists are in text order.
struct CompiledRoom {
    std::string name;
    std::string parent; // the name of the room it lies in
    int x = -1;
    int y = -1;
    int width = -1;
    int height = -1;
    int horizontalAlignment = -1;
    int verticalAlignment = -1;
    int type = 0;   // a room type of the catalog
    int chance = 0; // percent that it is of its type, 0: not given
    int light = -1;
    int filled = 1;
    std::vector<RoomDoorRecord> doors;
    std::vector<StairRecord> stairs;
    std::vector<AltarRecord> altars;
    std::vector<FountainRecord> fountains;
    std::vector<SinkRecord> sinks;
    std::vector<PoolRecord> pools;
    std::vector<TrapRecord> traps;
    std::vector<MonsterRecord> monsters;
    std::vector<ObjectRecord> objects;
    std::vector<GoldRecord> gold;
    std::vector<EngravingRecord> engravings;
    bool operator==(const CompiledRoom&) const = default;
};

struct CompiledLevel {
    std::string name; // that of its file without ".lev"; not in the file itself
    LevelKind kind = LevelKind::Maze;
    std::optional<InitMap> initMap;
    std::uint32_t flags = 0; // or-ed numbers of the catalog's flags
    std::string message;     // the texts joined by line feeds

    // Maze levels
    int filling = -1; // a terrain number
    std::vector<CompiledPart> parts;

    // Room levels
    std::vector<int> objectRegisters;  // class codes
    std::vector<int> monsterRegisters; // class codes
    std::vector<CompiledRoom> rooms;
    std::vector<CorridorRecord> corridors;

    bool operator==(const CompiledLevel&) const = default;
};

} // namespace levwright
