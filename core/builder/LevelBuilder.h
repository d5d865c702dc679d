// SPDX-License-Identifier: GPL-3.0-or-later
// The verbs with which programs and scripts make a level (format document on loading of 3.6, sections 4 and 6
// to 20). A verb throws LoadingEnds where the game would end.
#pragma once

#include "core/builder/Wishes.h"
#include "core/roll/Rooms.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace levwright::roll {

[[noreturn]] inline void endProgram() {
    throw LoadingEnds{Fatal::BadProgram, noStatement};
}

class LevelBuilder {
public:
    explicit LevelBuilder(RollState& state) : m_state(state), m_placer(state) {}

    void reset();
    // What is made from now on belongs to that statement, in that turn of its loop.
    void begin(std::int32_t statement, std::int16_t turn);
    std::int32_t statement() const { return m_statement; }
    // Leaves all rooms and containers: what the steps after the program or script make belongs to no
    // statement.
    void end();

    // ---- Places. In LevelBuilder.cpp
    // The corner of the innermost open room, or of the map.
    Point origin() const;
    Point mapOrigin() const { return {m_state.part.x1, m_state.part.y1}; }
    Area roomOrPart() const;
    // A place for what needs that ground. One on any ground may lie off the map.
    Point place(const PlaceWish& wish, int ground);
    Point anyPlace(const PlaceWish& wish = {}) { return place(wish, AnyWish); }
    // How many random places had no cell since the last call.
    int takeMissingPlaces();

    // ---- The level. In BuilderTerrain.cpp
    // flags: or-ed LevelFlag.
    void addFlags(std::uint32_t flags);
    void setUp(const LevelSetUp& setUp);
    // Notes a set-up that was made in another way: maps are then placed as after setUp().
    void noteSetUp() { m_setUp = true; }
    bool isSetUp() const { return m_setUp; }
    void fill(int terrain, int light);
    void layMap(const MapWish& wish);
    void changeCell(Point p, const TerrainWish& wish);
    void changeCells(const CellSelection& cells, const TerrainWish& wish);
    // percent of the cells of that terrain; the area may exceed the level.
    void replaceTerrain(const Area& area, int from, const TerrainWish& to, int percent);
    // Stone beside floor becomes a wall. For a selection, only the neighbours above and to the left are
    // checked.
    void wallify(const CellSelection& cells);
    void wallify(const Area& area);
    void mark(const CellSelection& cells, Mark mark);
    void mark(const Area& area, Mark mark);
    void walkMaze(const MazewalkWish& wish);
    void addMinerals(const MineralWish& wish);

    // ---- Rooms. In BuilderRooms.cpp
    void makeDoors(const CellSelection& cells, int state);
    void makeRoomDoor(const RoomDoorWish& wish);
    // Returns whether there was space for the room; then it is the innermost open one.
    bool openRoom(const NewRoom& room);
    // If a room is made outside of rooms, it stays open for its contents.
    RegionMade makeRegion(const RegionWish& wish);
    void closeRoom();
    // A place for a vault, which is reserved; empty if there is none.
    std::optional<Area> placeForVault() { return m_placer.find({.vault = true}); }
    bool hasSpaceForRooms() const { return m_placer.hasSpace(); }
    std::size_t openRooms() const { return m_rooms.size(); }
    // The index of the innermost open room, if one is open.
    std::optional<std::size_t> innermostRoom() const;
    // A random corridor if it begins at no room.
    void join(const CorridorRecord& corridor);
    void addLevelRegion(const Area& area, const Area& excluded, int kind);

    // ---- Things. In BuilderThings.cpp
    void makeMonster(const MonsterWish& wish);
    void endInventory() { m_inventory = false; }
    void makeObject(const ObjectWish& wish);
    void closeContainer();
    std::size_t openContainers() const { return m_containers.size(); }
    // The game allows ten containers in each other.
    bool takesContainer() const { return m_containers.size() < 10; }
    // Whether things are currently put into a container, or given to a monster.
    bool holdsThings() const { return !m_containers.empty() || m_inventory; }
    // The last object that a statement made; -1 if there is none.
    std::int32_t lastObject() const { return m_lastObject; }
    void makeTrap(const TrapWish& wish);
    void makeStairs(const PlaceWish& place, Way way);
    void makeLadder(const PlaceWish& place, Way way);
    void furnish(const CellSelection& cells, int terrain);
    void makeAltar(const AltarWish& wish);
    void makeGrave(const PlaceWish& place, Headstone headstone);
    void makeGold(const PlaceWish& place, int amount);
    void makeEngraving(const PlaceWish& place, int kind, std::string_view text);
    void makeDrawbridge(const DrawbridgeWish& wish);

private:
    // In LevelBuilder.cpp
    bool fits(Point p, int wishes) const;
    std::optional<Point> randomPlace(int wishes);
    Point someCellOfRoom(std::size_t room);
    Point freePlace(const PlaceWish& wish);
    // In BuilderTerrain.cpp
    void makeMazeGrid(int filling);
    Point cornerOf(const MapWish& wish);
    void layCells(std::string_view cells, const Area& area);
    void layTerrain(std::size_t cell, int terrain);
    void setLight(int cell, int terrain, int light);
    void forgetRooms(const Area& area);
    void raiseWall(Point p, const Area& within);
    void markCell(int cell, Mark mark);
    // In BuilderRooms.cpp
    std::uint8_t doorState(bool secret);
    bool isStocked(int type, bool filled) const;
    // In BuilderThings.cpp
    Point monsterPlace(const PlaceWish& wish, int kind);
    std::optional<Point> freePlaceForMonster(Point p, int kind);
    Point stairPlace(const PlaceWish& wish);
    void stateProperties(RolledObject& made, const ObjectWish& wish) const;
    void makeOneObject(const ObjectWish& wish, std::int32_t called);
    int kindFor(const ObjectWish& wish);
    bool isByName(const ObjectWish& wish) const;
    void stateTraits(RolledObject& made, const ObjectWish& wish);
    void setMonster(RolledObject& made, const ObjectWish::OfMonster& wish);
    bool isSaddle(std::int32_t object) const;
    std::int32_t layDown(std::int32_t index, Point p, const ObjectWish& wish);
    void dropInto(std::int32_t index, Point p, const ObjectWish& wish);

    RollState& m_state;
    RoomPlacer m_placer;
    std::int32_t m_statement = noStatement;
    std::vector<std::size_t> m_rooms;       // open rooms; the innermost one is last
    std::vector<std::int32_t> m_containers; // open containers, in the same order; -1 for one that is gone
    bool m_inventory = false;               // things go to the monster that was made last
    bool m_setUp = false;
    bool m_joined = false;
    int m_missingPlaces = 0; // how many random places had no cell
    std::int32_t m_lastObject = -1;
};

// The first column and row of a map whose place is given in words (format document on loading of 3.6, section
// 7). afterSetUp says whether a level set-up was executed before it. For unknown words, the result is origin.
Point cornerOfMap(int horizontal, int vertical, int width, int height, bool afterSetUp, Point origin);

} // namespace levwright::roll
