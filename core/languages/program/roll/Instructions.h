// SPDX-License-Identifier: GPL-3.0-or-later
// Those instructions of a program that change the level (format document on loading of 3.6, sections 4 and 6
// to 20): takes their operands from the values and calls the builder.
#pragma once

#include "core/builder/LevelBuilder.h"
#include "core/languages/program/roll/Values.h"

#include <cstdint>
#include <string_view>

namespace levwright::roll {

class Instructions {
public:
    Instructions(RollState& state, ProgramValues& values, LevelBuilder& builder)
        : m_state(state), m_values(values), m_builder(builder) {}

    // Executes an instruction that makes or changes something; others have no effect.
    void carryOut(Opcode opcode);
    // For Room and Subroom; returns whether there was space for the room.
    bool openRoom(Opcode opcode);

    // Operands of selections. They end the program if the type is wrong.
    Point takeAnyPlace();
    Area takeRegion();

private:
    void complain(std::string_view text);
    int takeInt();
    PlaceWish takePlace(ProgramValues::Wrong wrong = ProgramValues::Wrong::GivesUp);
    TerrainWish takeTerrain();
    // Counts from the map.
    Area takeAreaOfMap();
    const CellSelection& takeCells();
    std::optional<KindWish> takeKind(ValueType type, ProgramValues::Wrong wrong);

    void setUp();
    void layMap();
    void changeTerrain();
    void replaceTerrain();
    void wallify();
    void mark(Mark mark);
    void walkMaze();
    void furnish(int terrain);
    void makeDoors();
    void makeRoomDoor();
    void makeRegion();
    void closeRoom();
    void makeCorridor();
    void addLevelRegion();
    Area takeAreaOfRegion();
    void makeMonster();
    void takeMonsterOption(std::int64_t code, MonsterRecord& record);
    void checkAppearance(const MonsterRecord& says);
    void makeObject();
    void takeObjectOption(std::int64_t code, ObjectWish& wish);
    void makeTrap();
    void makeStairs();
    void makeLadder();
    void makeAltar();
    void makeGrave();
    void makeGold();
    void makeEngraving();
    void makeDrawbridge();
    void addMinerals();

    RollState& m_state;
    ProgramValues& m_values;
    LevelBuilder& m_builder;
};

} // namespace levwright::roll
