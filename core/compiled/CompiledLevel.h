// SPDX-License-Identifier: GPL-3.0-or-later
// A compiled level as the game loads it, independent of byte order and padding (format document of 3.4.3,
// section 10). The compiler makes it; the formats read and write it. It has no logic and no checks: it can
// hold what a game refuses or a file cannot store.
//
// The numbers of records are those of the file: one signed byte (-128..127) unless a comment says otherwise,
// -1 for "random". Defaults are the values of what a description leaves out (section 5). Texts are bytes; an
// empty text means that there is none.
#pragma once

#include "core/base/Geometry.h"
#include "core/base/Grid.h"
#include "core/base/Phrase.h"
#include "core/compiled/Place.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

namespace levwright {

// A class as the code of its character, 1..127 for ASCII and negative from byte 128 on, or one of the special
// values below, which have the same numbers as bytes 245 and 246..255.
struct ClassCode {
    // -1 to -10 are the entries of the object or monster registers.
    static constexpr int random = -11;
};

// The names of records of one kind in messages and headings.
struct RecordName {
    std::string_view kind; // "door"
    std::string_view one;  // "a door"
    std::string_view many; // "doors"
};

// Where arrivals, stairs, portals and branches may lie: inside area, but not inside excluded.
struct LevelRegionRecord {
    static constexpr RecordName recordName{phrase("level region"), phrase("a level region"),
                                           phrase("level regions")};
    Area area;
    Area excluded;
    int areaIsLevregion = 0;     // 1: area counts in the level's coordinates, 0: in the part's
    int excludedIsLevregion = 0; // the same for excluded
    int kind = 0;                // a number of the catalog's levregion-kinds
    std::string name;            // the level to which a portal leads
    bool operator==(const LevelRegionRecord&) const = default;
};

struct RegionRecord {
    static constexpr RecordName recordName{phrase("region"), phrase("a region"), phrase("regions")};
    Area area;
    int type = 0; // a room type of the catalog; if it is unfilled, with the catalog's limit for that added
    int light = -1;
    int irregular = 0;
    bool operator==(const RegionRecord&) const = default;
};

// Door states: nodoor 0, broken 1, open 2, closed 4, locked 8.
struct DoorRecord {
    static constexpr RecordName recordName{phrase("door"), phrase("a door"), phrase("doors")};
    Place place;
    int state = -1;
    int key = 0; // an artifact that opens it, by its number among the catalog's door keys; 0 none; 16 bits
    bool operator==(const DoorRecord&) const = default;
};

struct RoomDoorRecord {
    static constexpr RecordName recordName{phrase("door"), phrase("a door"), phrase("doors")};
    int wall = -1;     // north 1, south 2, east 4, west 8
    int position = -1; // along the wall
    int secret = -1;
    int state = -1;
    int key = 0; // as for doors of maps
    bool operator==(const RoomDoorRecord&) const = default;
};

struct DrawbridgeRecord {
    static constexpr RecordName recordName{phrase("drawbridge"), phrase("a drawbridge"),
                                           phrase("drawbridges")};
    Place place;
    int direction = 0; // north 0, south 1, east 2, west 3
    int open = 0;
    bool operator==(const DrawbridgeRecord&) const = default;
};

struct MazewalkRecord {
    static constexpr RecordName recordName{phrase("mazewalk"), phrase("a mazewalk"), phrase("mazewalks")};
    Place place;
    int direction = 0; // north 1, south 2, east 4, west 8
    bool operator==(const MazewalkRecord&) const = default;
};

// Walls that cannot be dug.
struct NonDiggableRecord {
    static constexpr RecordName recordName{phrase("non-diggable area"), phrase("a non-diggable area"),
                                           phrase("non-diggable areas")};
    Area area;
    bool operator==(const NonDiggableRecord&) const = default;
};

// Walls that cannot be walked through.
struct NonPasswallRecord {
    static constexpr RecordName recordName{phrase("non-passwall area"), phrase("a non-passwall area"),
                                           phrase("non-passwall areas")};
    Area area;
    bool operator==(const NonPasswallRecord&) const = default;
};

struct LadderRecord {
    static constexpr RecordName recordName{phrase("ladder"), phrase("a ladder"), phrase("ladders")};
    Place place;
    int up = 0;
    bool operator==(const LadderRecord&) const = default;
};

struct StairRecord {
    static constexpr RecordName recordName{phrase("stair"), phrase("a stair"), phrase("stairs")};
    Place place;
    int up = 0;
    bool operator==(const StairRecord&) const = default;
};

struct AltarRecord {
    static constexpr RecordName recordName{phrase("altar"), phrase("an altar"), phrase("altars")};
    Place place;
    int alignment =
        -11;         // noalign 0, chaos 1, neutral 2, coaligned 3, law 4, noncoaligned 7; registers -1..-3
    int shrine = -1; // altar 0, shrine 1, sanctum 2
    bool operator==(const AltarRecord&) const = default;
};

struct FountainRecord {
    static constexpr RecordName recordName{phrase("fountain"), phrase("a fountain"), phrase("fountains")};
    Place place;
    bool operator==(const FountainRecord&) const = default;
};

struct SinkRecord {
    static constexpr RecordName recordName{phrase("sink"), phrase("a sink"), phrase("sinks")};
    Place place;
    bool operator==(const SinkRecord&) const = default;
};

struct PoolRecord {
    static constexpr RecordName recordName{phrase("pool"), phrase("a pool"), phrase("pools")};
    Place place;
    bool operator==(const PoolRecord&) const = default;
};

struct TrapRecord {
    static constexpr RecordName recordName{phrase("trap"), phrase("a trap"), phrase("traps")};
    Place place;
    int chance = 100; // percent
    int type = -1;    // a trap number of the catalog
    bool operator==(const TrapRecord&) const = default;
};

struct MonsterRecord {
    static constexpr RecordName recordName{phrase("monster"), phrase("a monster"), phrase("monsters")};
    std::string name;       // the name that it is given
    std::string appearance; // what it looks like
    int id = -1;            // a monster id of the catalog; 16 bits
    int alignment = -12;    // as for altars; -11 random, -12 absent
    Place place;
    int chance = 100; // percent
    int classCode = ClassCode::random;
    int appearanceKind = 0; // none 0, feature 1, object 2, monster 3
    int peaceful = -1;
    int asleep = -1;
    bool operator==(const MonsterRecord&) const = default;
};

struct ObjectRecord {
    static constexpr RecordName recordName{phrase("object"), phrase("an object"), phrase("objects")};
    std::string name;
    int corpseMonster = -1; // a monster id of the catalog, -2 an unknown name; 32 bits
    int id = -1;            // an object id of the catalog; 16 bits
    int spe = -127;         // the number after the curse word, -127 random or absent; 16 bits
    Place place;
    int chance = 100; // percent
    int classCode = ClassCode::random;
    int containment = 0; // plain 0, inside the container before it 1, a container 2
    int curse = -1;      // blessed 1, uncursed 2, cursed 3
    int flags = 0;       // burning 1, buried 2; in games that have them
    bool operator==(const ObjectRecord&) const = default;
};

struct GoldRecord {
    static constexpr RecordName recordName{phrase("gold"), phrase("gold"), phrase("heaps of gold")};
    Place place;
    int amount = -1; // 32 bits
    bool operator==(const GoldRecord&) const = default;
};

struct EngravingRecord {
    static constexpr RecordName recordName{phrase("engraving"), phrase("an engraving"), phrase("engravings")};
    Place place;
    int kind = -1; // dust 1, engrave 2, burn 3, mark 4
    std::string text;
    bool operator==(const EngravingRecord&) const = default;
};

struct CorridorEnd {
    int room = 0; // counts from 0 in text order; rooms in rooms are not counted
    int wall = 0; // north 1, south 2, east 4, west 8
    int door = 0; // index of the door in that wall
    bool operator==(const CorridorEnd&) const = default;
};

// One corridor. If from is room -1 and all else 0, it stands for random corridors. If to is room -1, to.wall
// is the plain number of the description.
struct CorridorRecord {
    static constexpr RecordName recordName{phrase("corridor"), phrase("a corridor"), phrase("corridors")};
    CorridorEnd from;
    CorridorEnd to;
    bool operator==(const CorridorRecord&) const = default;
};

enum class LevelKind { Rooms, Maze };

// How the whole level is filled before the parts are placed on it.
struct InitMap {
    int foreground = 0; // terrain numbers
    int background = 0;
    int smoothed = 0;
    int joined = 0;
    int light = -1;
    int walled = -1;
    bool operator==(const InitMap&) const = default;
};

// A part of a maze level: a map, its place in the level, and its contents. Lists are in text order.
struct CompiledPart {
    int horizontalAlignment = 1; // left 1 .. right 5
    int verticalAlignment = 1;   // top 1, center 3, bottom 5
    // Terrain numbers; 1x1 stone for a part without a map. Files of a level with InitMap omit the cells of
    // maps of at most 1x1; these are read as stone.
    Grid<unsigned char> map;
    std::vector<LevelRegionRecord> levelRegions;
    std::vector<int> objectRegisters; // class codes
    std::vector<Place> placeRegisters;
    // In games that have them: the lists of place registers after the first one, and random regions, whose
    // kind is 0.
    std::vector<std::vector<Place>> furtherPlaces;
    std::vector<LevelRegionRecord> randomRegions;
    std::vector<int> monsterRegisters; // class codes
    std::vector<RegionRecord> regions;
    std::vector<DoorRecord> doors;
    std::vector<DrawbridgeRecord> drawbridges;
    std::vector<MazewalkRecord> mazewalks;
    std::vector<NonDiggableRecord> nonDiggable;
    std::vector<NonPasswallRecord> nonPasswall;
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

    // In the order of the file, in which the game also processes them.
    static constexpr auto lists() {
        using P = CompiledPart;
        return std::tuple(&P::levelRegions, &P::regions, &P::doors, &P::drawbridges, &P::mazewalks,
                          &P::nonDiggable, &P::nonPasswall, &P::ladders, &P::stairs, &P::altars,
                          &P::fountains, &P::traps, &P::monsters, &P::objects, &P::gold, &P::engravings);
    }
};

// A room of a room level, or a subroom if it has a parent. Lists are in text order.
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
    int chance = 0; // chance in percent of being of its type; 0 if not given
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

    // In the order of the file.
    static constexpr auto lists() {
        using R = CompiledRoom;
        return std::tuple(&R::doors, &R::stairs, &R::altars, &R::fountains, &R::sinks, &R::pools, &R::traps,
                          &R::monsters, &R::objects, &R::gold, &R::engravings);
    }
    // In the order in which the game processes them.
    static constexpr auto listsAsCarriedOut() {
        using R = CompiledRoom;
        return std::tuple(&R::stairs, &R::sinks, &R::pools, &R::fountains, &R::altars, &R::doors, &R::traps,
                          &R::monsters, &R::objects, &R::gold, &R::engravings);
    }
};

struct CompiledLevel {
    std::string name; // the file name without ".lev"; not stored in the file itself
    LevelKind kind = LevelKind::Maze;
    std::optional<InitMap> initMap;
    std::uint32_t flags = 0; // or-ed numbers of the catalog's flags
    std::string message;     // the texts joined by line feeds

    // For maze levels
    int filling = -1; // a terrain number
    std::vector<CompiledPart> parts;

    // For room levels
    std::vector<int> objectRegisters;  // class codes
    std::vector<int> monsterRegisters; // class codes
    std::vector<CompiledRoom> rooms;
    std::vector<CorridorRecord> corridors;

    bool operator==(const CompiledLevel&) const = default;
};

} // namespace levwright
