// SPDX-License-Identifier: GPL-3.0-or-later
// Makes what scripts of NetHack 3.7 ask for and older levels have no words for (format document on Lua
// levels, sections 6 to 9, 13, 14 and 18). Internal to script/roll.
#pragma once

#include "core/builder/LevelBuilder.h"

#include <optional>
#include <string>

namespace levwright::roll {

struct WideMaze {
    int corridor = -1;
    int wall = -1;
    bool deadEnds = true;
};

class ScriptVerbs {
public:
    ScriptVerbs(RollState& state, LevelBuilder& builder) : m_state(state), m_builder(builder) {}

    Area mapArea() const { return m_state.part; }
    // The cell of a place; a random one if stated is empty.
    Point cellOf(const std::optional<Point>& stated);

    // Its parts are not rooms.
    void initLevel(LevelSetUp setUp);
    void makeWideMaze(const WideMaze& maze);
    void makeSwamp(int ground, int water, int light);
    // Words are numbers: 0 for none, across 1 left to 5 right, down 1 top, 3 center, 5 bottom.
    Point alignedCorner(int across, int down, Point size) const;
    // Draws a map and returns the drawn cells. Each byte of cells is one more than a terrain number; 0 leaves
    // the cell.
    CellSelection layMap(Point size, Point corner, const std::string& cells, bool lit);
    // From now on, coordinates count in the level.
    void forgetMap() { m_state.part = wholeMap; }

    // Whether ice is made over a pool where the level wants that.
    enum class Ice : std::uint8_t { OfLevel, OverMoat };
    void changeCell(Point p, const TerrainWish& wish, Ice ice = Ice::OfLevel);
    void build(Point p, int terrain, std::uint8_t detail);
    // wish gives the kind and the flags of the engraving.
    void engrave(Point p, const RolledEngraving& wish, std::string_view text);
    // Somewhere far from the stairs up, whatever the script states.
    void makeVibratingSquare(int trap);
    // Without an area around the map.
    void raiseWalls(const std::optional<Area>& area);
    void lightCells(const CellSelection& cells, bool lit);
    CellSelection connected(Point start, bool diagonally) const;
    CellSelection cellsOfRoom(std::optional<int> number) const;

    // The area in the level; coordinates below 0 are those of a random cell.
    Area regionOf(const Area& stated);
    // When a room is finished, each door beside it belongs to it.
    void closeRoom();

    // Mirrors the level as it is now, the left with the right side or the top with the bottom.
    void mirror(bool across, bool down);

    // The steps after the script.
    void finish();

private:
    void freeze(Point p);
    std::optional<std::size_t> outerRoom(int number) const;
    bool touches(std::size_t room, Point p) const;
    void premap();
    // Whether a secret door there only looks as if it were that terrain.
    bool staysSecret(Point p, int terrain) const;
    void joinDoorsOf(std::size_t room);
    void joinDoor(std::size_t room, Point p);
    void joinLeftDoors();
    void clearLiquids();
    void nameOrcs();
    void flip();

    RollState& m_state;
    LevelBuilder& m_builder;
};

// The first row of a map: one that would leave the level moves by two rows, or else to the top.
int rowThatFits(int row, int height);

// A place as scripts state it. The game keeps one byte of each number, so -1 is far away.
PlaceWish placeWishOf(const std::optional<Point>& stated);

} // namespace levwright::roll
