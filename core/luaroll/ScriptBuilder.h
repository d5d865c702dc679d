// SPDX-License-Identifier: GPL-3.0-or-later
// Makes what scripts of NetHack 3.7 ask for where older levels have no words for it (format document on Lua
// levels, sections 6 to 9, 13, 14 and 18). Internal to luaroll.
#pragma once

#include "core/programroll/LevelBuilder.h"

#include <optional>
#include <string>

namespace levwright::roll {

struct RegionWish {
    Area area; // counted from the map's corner
    int type = 0;
    int light = -1;
    int filled = 0;
    bool irregular = false;
    bool isRoom = false; // whatever its type
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
    // Whether what is made goes into a container, or to a monster.
    bool holdsThings() const { return !m_containers.empty() || m_inventory; }
    int takeMissingPlaces();
    std::int32_t lastObject() const { return m_lastObject; }
    const roll::RolledRoom& innermostRoom() const { return m_state.level.rooms[m_rooms.back()]; }

    // The cell of a place; one at random for none.
    Point cellOf(const std::optional<Point>& stated);
    Point anyCell() { return place(packed::randomPlace, AnyWish); }
    // Whether no cell of the map could have stairs.
    bool lacksFloor() const;

    // What is on the values; the parts of a cave that were joined are no rooms.
    void initLevel(bool isCave);
    void makeWideMaze(const WideMaze& maze);
    void makeSwamp(int ground, int water, int light);
    // Words: 0 none, across 1 left to 5 right, down 1 top, 3 center, 5 bottom.
    Point alignedCorner(int across, int down, Point size) const;
    // The cells that were drawn. Each byte is one more than a number of terrain, 0 leaves its cell.
    roll::CellSelection layScriptMap(Point size, Point corner, const std::string& cells, bool lit);
    // From now on coordinates count in the level.
    void forgetMap() { m_state.part = roll::wholeMap; }

    void changeCell(Point p, int terrain, int light);
    void build(Point p, int terrain, std::uint8_t detail);
    // With the kind and the flags of the one that is wished for.
    void engrave(Point p, const roll::RolledEngraving& wish, std::string_view text);
    void walkFrom(Point p, int direction, int terrain, bool stocked);
    void raiseWalls(const std::optional<Area>& area);
    void mark(const roll::CellSelection& cells, roll::Mark mark);
    void lightCells(const roll::CellSelection& cells, bool lit);
    roll::CellSelection connected(Point start, bool diagonally) const;
    roll::CellSelection cellsOfRoom(std::optional<int> number) const;

    // One that is made stays open.
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
