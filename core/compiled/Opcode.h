// SPDX-License-Identifier: GPL-3.0-or-later
// The instructions of levels of NetHack 3.6.
#pragma once

#include "core/base/EnumTable.h"
#include "core/base/Phrase.h"

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string_view>

namespace levwright {

// In the order of their numbers in the file, from 0.
enum class Opcode : std::uint8_t {
    Null,
    Message,
    Monster,
    Object,
    Engraving,
    Room,
    Subroom,
    Door,
    Stair,
    Ladder,
    Altar,
    Fountain,
    Sink,
    Pool,
    Trap,
    Gold,
    Corridor,
    LevelRegion,
    Drawbridge,
    Mazewalk,
    NonDiggable,
    NonPasswall,
    Wallify,
    Map,
    RoomDoor,
    Region,
    Mineralize,
    Compare,
    Jump,
    JumpLess,
    JumpLessEqual,
    JumpGreater,
    JumpGreaterEqual,
    JumpEqual,
    JumpNotEqual,
    Terrain,
    ReplaceTerrain,
    Exit,
    EndRoom,
    PopContainer,
    Push,
    Pop,
    RandomBelow,
    Decrement,
    Increment,
    Add,
    Subtract,
    Multiply,
    Divide,
    Remainder,
    Sign,
    Copy,
    EndInventory,
    Grave,
    FramePush,
    FramePop,
    Call,
    Return,
    InitLevel,
    LevelFlags,
    SetVariable,
    ShuffleArray,
    Dice,
    SelectUnion,
    SelectPoint,
    SelectRectangle,
    SelectFilledRectangle,
    SelectLine,
    SelectRandomLine,
    SelectGrow,
    SelectFlood,
    SelectRandomPlace,
    SelectEllipse,
    SelectFilter,
    SelectGradient,
    SelectComplement,
};

// Whether an instruction that makes something puts it on the map whenever it is executed. Perhaps: it works
// on cells and not things, or depends on the place of the level.
enum class Makes : std::uint8_t { Always, Perhaps };

struct OpcodeRow {
    Opcode value{};
    std::string_view name; // in documents and listings, e.g. "MATH_ADD"
    std::string_view
        thing; // what it makes on the map; empty if it computes, jumps or is about the whole level
    Makes makes = Makes::Always;
};

inline constexpr OpcodeRow opcodes[] = {
    {Opcode::Null, "NULL"},
    {Opcode::Message, "MESSAGE"},
    {Opcode::Monster, "MONSTER", phrase("monster")},
    {Opcode::Object, "OBJECT", phrase("object")},
    {Opcode::Engraving, "ENGRAVING", phrase("engraving")},
    {Opcode::Room, "ROOM", phrase("room")},
    {Opcode::Subroom, "SUBROOM", phrase("room")},
    {Opcode::Door, "DOOR", phrase("door")},
    {Opcode::Stair, "STAIR", phrase("stair")},
    {Opcode::Ladder, "LADDER", phrase("ladder")},
    {Opcode::Altar, "ALTAR", phrase("altar")},
    {Opcode::Fountain, "FOUNTAIN", phrase("fountain")},
    {Opcode::Sink, "SINK", phrase("sink")},
    {Opcode::Pool, "POOL", phrase("pool")},
    {Opcode::Trap, "TRAP", phrase("trap")},
    {Opcode::Gold, "GOLD", phrase("gold")},
    {Opcode::Corridor, "CORRIDOR", phrase("corridor"), Makes::Perhaps},
    {Opcode::LevelRegion, "LEVREGION", phrase("level region"), Makes::Perhaps},
    {Opcode::Drawbridge, "DRAWBRIDGE", phrase("drawbridge")},
    {Opcode::Mazewalk, "MAZEWALK", phrase("mazewalk"), Makes::Perhaps},
    {Opcode::NonDiggable, "NON_DIGGABLE", phrase("non-diggable area"), Makes::Perhaps},
    {Opcode::NonPasswall, "NON_PASSWALL", phrase("non-passwall area"), Makes::Perhaps},
    {Opcode::Wallify, "WALLIFY"},
    {Opcode::Map, "MAP"},
    {Opcode::RoomDoor, "ROOM_DOOR", phrase("door"), Makes::Perhaps},
    {Opcode::Region, "REGION", phrase("region"), Makes::Perhaps},
    {Opcode::Mineralize, "MINERALIZE"},
    {Opcode::Compare, "CMP"},
    {Opcode::Jump, "JMP"},
    {Opcode::JumpLess, "JL"},
    {Opcode::JumpLessEqual, "JLE"},
    {Opcode::JumpGreater, "JG"},
    {Opcode::JumpGreaterEqual, "JGE"},
    {Opcode::JumpEqual, "JE"},
    {Opcode::JumpNotEqual, "JNE"},
    {Opcode::Terrain, "TERRAIN", phrase("terrain"), Makes::Perhaps},
    {Opcode::ReplaceTerrain, "REPLACETERRAIN", phrase("terrain"), Makes::Perhaps},
    {Opcode::Exit, "EXIT"},
    {Opcode::EndRoom, "ENDROOM"},
    {Opcode::PopContainer, "POP_CONTAINER"},
    {Opcode::Push, "PUSH"},
    {Opcode::Pop, "POP"},
    {Opcode::RandomBelow, "RN2"},
    {Opcode::Decrement, "DEC"},
    {Opcode::Increment, "INC"},
    {Opcode::Add, "MATH_ADD"},
    {Opcode::Subtract, "MATH_SUB"},
    {Opcode::Multiply, "MATH_MUL"},
    {Opcode::Divide, "MATH_DIV"},
    {Opcode::Remainder, "MATH_MOD"},
    {Opcode::Sign, "MATH_SIGN"},
    {Opcode::Copy, "COPY"},
    {Opcode::EndInventory, "END_MONINVENT"},
    {Opcode::Grave, "GRAVE", phrase("grave")},
    {Opcode::FramePush, "FRAME_PUSH"},
    {Opcode::FramePop, "FRAME_POP"},
    {Opcode::Call, "CALL"},
    {Opcode::Return, "RETURN"},
    {Opcode::InitLevel, "INITLEVEL"},
    {Opcode::LevelFlags, "LEVEL_FLAGS"},
    {Opcode::SetVariable, "VAR_INIT"},
    {Opcode::ShuffleArray, "SHUFFLE_ARRAY"},
    {Opcode::Dice, "DICE"},
    {Opcode::SelectUnion, "SEL_ADD"},
    {Opcode::SelectPoint, "SEL_POINT"},
    {Opcode::SelectRectangle, "SEL_RECT"},
    {Opcode::SelectFilledRectangle, "SEL_FILLRECT"},
    {Opcode::SelectLine, "SEL_LINE"},
    {Opcode::SelectRandomLine, "SEL_RNDLINE"},
    {Opcode::SelectGrow, "SEL_GROW"},
    {Opcode::SelectFlood, "SEL_FLOOD"},
    {Opcode::SelectRandomPlace, "SEL_RNDCOORD"},
    {Opcode::SelectEllipse, "SEL_ELLIPSE"},
    {Opcode::SelectFilter, "SEL_FILTER"},
    {Opcode::SelectGradient, "SEL_GRADIENT"},
    {Opcode::SelectComplement, "SEL_COMPLEMENT"},
};
inline constexpr int opcodeCount = 76;
static_assert(listsAll(opcodes, &OpcodeRow::value) && std::size(opcodes) == opcodeCount);

// An opcode that only a user's game has gets the row of an instruction that does nothing.
constexpr const OpcodeRow& rowOf(Opcode opcode) {
    return opcodes[std::size_t(opcode) < std::size(opcodes) ? std::size_t(opcode) : 0];
}
constexpr std::string_view nameOf(Opcode opcode) {
    return rowOf(opcode).name;
}

} // namespace levwright
