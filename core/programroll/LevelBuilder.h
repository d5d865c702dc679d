// SPDX-License-Identifier: GPL-3.0-or-later
// Executes those instructions of a program that change the level (format document on loading of 3.6, sections
// 4 and 6 to 20). It takes operands from the values.
#pragma once

#include "core/programroll/Values.h"
#include "core/roll/Rooms.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace levwright::roll {

class LevelBuilder {
public:
    LevelBuilder(RollState& state, ProgramValues& values)
        : m_state(state), m_values(values), m_placer(state) {}

    void reset();
    // What is made from now on belongs to that statement, in that turn of its loop.
    void begin(std::int32_t statement, std::int16_t turn);
    std::int32_t statement() const { return m_statement; }

    // Executes an instruction that makes or changes something; others have no effect.
    void carryOut(Opcode opcode);
    // For Room and Subroom; returns whether there was space for the room.
    bool openRoom(Opcode opcode);
    // The steps after the program.
    void finish();

    // A place on any terrain; it may lie off the map.
    Point anyPlace(std::int64_t coord) { return place(coord, AnyWish); }
    // The region in the level's coordinates.
    Area region(std::int64_t number) const;
    void pushRandomLine();

protected: // for builders of levels in another language
    enum Wish : std::uint8_t {
        DryWish = 1,
        WetWish = 2,
        HotWish = 4,
        SolidWish = 8,
        AnyWish = 16,
        FloorWish = 32 // for stairs, in games with RollRule::FurnitureIsDry
    };

    // In LevelBuilder.cpp
    Point origin() const;
    bool fits(Point p, int wishes) const;
    Point place(std::int64_t coord, int wishes);
    std::optional<Point> randomPlace(int wishes);
    Point someCellOfRoom(std::size_t room);
    Area roomOrPart() const;
    Point freePlace(std::int64_t coord);
    std::int64_t takeCoord() { return m_values.take(ValueType::Coord).number; }
    int takeInt();
    void setUp();
    void makeMaze(int filling);
    void fillAll(int filling, int light);
    void layMap();
    Point cornerOfMap(std::int64_t kind, std::int64_t coord, int width, int height);
    void layCells(const std::string& cells, const Area& area);
    void forgetRooms(const Area& area);
    void setTerrain(Point p, std::int64_t mapChar);
    void changeTerrain();
    void replaceTerrain();
    void wallify();
    void raiseWall(Point p, const Area& within);
    void mark(Mark mark);
    void walkMaze();
    void furnish(int terrain);
    // In BuilderRooms.cpp
    void makeDoors();
    void makeRoomDoor();
    std::uint8_t doorState(bool secret);
    void makeRegion();
    void closeRoom();
    void makeCorridor();
    void addLevelRegion();
    void assignDoors();
    void stock();
    void openBoundaries();
    void solidify();
    // In BuilderThings.cpp
    void makeMonster();
    Point monsterPlace(std::int64_t coord, int kind);
    void makeObject();
    struct ObjectOptions;
    ObjectOptions takeObjectOptions();
    void stateProperties(RolledObject& made, const ObjectOptions& options) const;
    void makeOneObject(std::int64_t object, const ObjectOptions& options);
    void dropInto(std::int32_t index, Point p, const ObjectOptions& options);
    void makeTrap();
    void makeStair(Opcode opcode);
    void makeAltar();
    void makeGrave();
    void makeGold();
    void makeEngraving();
    void makeDrawbridge();
    void makeMinerals();

    RollState& m_state;
    ProgramValues& m_values;
    RoomPlacer m_placer;
    std::int32_t m_statement = noStatement;
    std::vector<std::size_t> m_rooms;       // open rooms; the innermost one is last
    std::vector<std::int32_t> m_containers; // open containers, in the same order; -1 for one that is gone
    bool m_inventory = false;               // things go to the monster that was made last
    bool m_setUp = false;
    bool m_joined = false;
    int m_missingPlaces = 0;        // how many random places had no cell
    std::int32_t m_lastObject = -1; // the last object that a statement made
};

} // namespace levwright::roll
