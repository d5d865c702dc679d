// SPDX-License-Identifier: GPL-3.0-or-later
// Makes what scripts of NetHack 3.7 ask for and older levels have no words for (format document on Lua
// levels, sections 6 to 9, 13, 14 and 18). Internal to luaroll.
#pragma once

#include "core/programroll/LevelBuilder.h"

#include <optional>
#include <string>

namespace levwright::roll {

struct RegionWish {
    Area area; // counts from the map's corner
    int type = 0;
    int light = -1;
    int filled = 0;
    bool irregular = false;
    bool isRoom = false; // a room, even if its type is ordinary
    bool isApart = false;
};
enum class RegionMade : std::uint8_t { Light, Room, TooMany };

struct ScriptRoom {
    roll::RoomWish wish;
    int type = 0;
    int chance = 100;
    int light = -1;
    int filled = 1;
    bool isSubroom = false;
    bool isApart = false;
};

struct WideMaze {
    int corridor = -1;
    int wall = -1;
    bool deadEnds = true;
};

class ScriptBuilder : public roll::LevelBuilder {
public:
    using LevelBuilder::LevelBuilder;

    using LevelBuilder::origin;
    Point mapOrigin() const { return {m_state.part.x1, m_state.part.y1}; }
    Area mapArea() const { return m_state.part; }
    std::size_t openRooms() const { return m_rooms.size(); }
    std::size_t openContainers() const { return m_containers.size(); }
    // Whether things are currently put into a container, or given to a monster.
    bool holdsThings() const { return !m_containers.empty() || m_inventory; }
    int takeMissingPlaces();
    std::int32_t lastObject() const { return m_lastObject; }
    const roll::RolledRoom& innermostRoom() const { return m_state.level.rooms[m_rooms.back()]; }

    // The cell of a place; a random one if stated is empty.
    Point cellOf(const std::optional<Point>& stated);
    Point anyCell() { return place(packed::randomPlace, AnyWish); }
    // Whether no cell of the map could hold stairs.
    bool lacksFloor() const;

    // Initialises the level with the parameters on the value stack. The joined parts of a cave are not rooms.
    void initLevel(bool isCave);
    void makeWideMaze(const WideMaze& maze);
    void makeSwamp(int ground, int water, int light);
    // Words are numbers: 0 for none, across 1 left to 5 right, down 1 top, 3 center, 5 bottom.
    Point alignedCorner(int across, int down, Point size) const;
    // Draws a map and returns the drawn cells. Each byte of cells is one more than a terrain number; 0 leaves
    // the cell.
    roll::CellSelection layScriptMap(Point size, Point corner, const std::string& cells, bool lit);
    // From now on, coordinates count in the level.
    void forgetMap() { m_state.part = roll::wholeMap; }

    void changeCell(Point p, int terrain, int light);
    void build(Point p, int terrain, std::uint8_t detail);
    // wish gives the kind and the flags of the engraving.
    void engrave(Point p, const roll::RolledEngraving& wish, std::string_view text);
    void walkFrom(Point p, int direction, int terrain, bool stocked);
    void raiseWalls(const std::optional<Area>& area);
    void mark(const roll::CellSelection& cells, roll::Mark mark);
    void lightCells(const roll::CellSelection& cells, bool lit);
    roll::CellSelection connected(Point start, bool diagonally) const;
    roll::CellSelection cellsOfRoom(std::optional<int> number) const;

    // If a room is made, it stays open for its contents.
    RegionMade makeScriptRegion(const RegionWish& wish);
    bool openScriptRoom(const ScriptRoom& room);
    void closeScriptRoom();
    void addScriptRegion(const Area& area, const Area& excluded, int kind);

    void finishScript();

private:
    void freeze(Point p);
    void joinDoorsOf(std::size_t room);
    void joinDoor(std::size_t room, Point p);
    void joinLeftDoors();
    void clearLiquids();
    void nameOrcs();
    void flip();
};

} // namespace levwright::roll
