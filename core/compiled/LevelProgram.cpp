// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compiled/LevelProgram.h"

#include "core/base/EnumTable.h"

#include <cstddef>

namespace levwright {
namespace {

constexpr EnumName<Opcode> opcodes[] = {
    {Opcode::Null, "NULL"},
    {Opcode::Message, "MESSAGE"},
    {Opcode::Monster, "MONSTER"},
    {Opcode::Object, "OBJECT"},
    {Opcode::Engraving, "ENGRAVING"},
    {Opcode::Room, "ROOM"},
    {Opcode::Subroom, "SUBROOM"},
    {Opcode::Door, "DOOR"},
    {Opcode::Stair, "STAIR"},
    {Opcode::Ladder, "LADDER"},
    {Opcode::Altar, "ALTAR"},
    {Opcode::Fountain, "FOUNTAIN"},
    {Opcode::Sink, "SINK"},
    {Opcode::Pool, "POOL"},
    {Opcode::Trap, "TRAP"},
    {Opcode::Gold, "GOLD"},
    {Opcode::Corridor, "CORRIDOR"},
    {Opcode::LevelRegion, "LEVREGION"},
    {Opcode::Drawbridge, "DRAWBRIDGE"},
    {Opcode::Mazewalk, "MAZEWALK"},
    {Opcode::NonDiggable, "NON_DIGGABLE"},
    {Opcode::NonPasswall, "NON_PASSWALL"},
    {Opcode::Wallify, "WALLIFY"},
    {Opcode::Map, "MAP"},
    {Opcode::RoomDoor, "ROOM_DOOR"},
    {Opcode::Region, "REGION"},
    {Opcode::Mineralize, "MINERALIZE"},
    {Opcode::Compare, "CMP"},
    {Opcode::Jump, "JMP"},
    {Opcode::JumpLess, "JL"},
    {Opcode::JumpLessEqual, "JLE"},
    {Opcode::JumpGreater, "JG"},
    {Opcode::JumpGreaterEqual, "JGE"},
    {Opcode::JumpEqual, "JE"},
    {Opcode::JumpNotEqual, "JNE"},
    {Opcode::Terrain, "TERRAIN"},
    {Opcode::ReplaceTerrain, "REPLACETERRAIN"},
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
    {Opcode::Grave, "GRAVE"},
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
static_assert(listsAll(opcodes, &EnumName<Opcode>::value) && std::size(opcodes) == opcodeCount);

constexpr EnumName<OperandType> operandTypes[] = {
    {OperandType::Null, "null"},       {OperandType::Int, "int"},       {OperandType::String, "string"},
    {OperandType::Variable, "var"},    {OperandType::Coord, "coord"},   {OperandType::Region, "region"},
    {OperandType::MapChar, "mapchar"}, {OperandType::Monster, "monst"}, {OperandType::Object, "obj"},
};
static_assert(listsAll(operandTypes, &EnumName<OperandType>::value) &&
              std::size(operandTypes) == operandTypeCount);

constexpr std::string_view monsterOptions[] = {
    "PEACEFUL", "ALIGN",   "ASLEEP",  "APPEAR",    "NAME",    "FEMALE",   "INVIS",     "CANCELLED", "REVIVED",
    "AVENGE",   "FLEEING", "BLINDED", "PARALYZED", "STUNNED", "CONFUSED", "SEENTRAPS", "END"};
constexpr std::string_view objectOptions[] = {
    "SPE",    "CURSE",   "CORPSENM",  "NAME",  "QUAN",    "BURIED", "LIT",   "ERODED",
    "LOCKED", "TRAPPED", "RECHARGED", "INVIS", "GREASED", "BROKEN", "COORD", "END"};

} // namespace

std::span<const std::string_view> monsterOptionNames() {
    return monsterOptions;
}

std::span<const std::string_view> objectOptionNames() {
    return objectOptions;
}

std::string_view nameOf(Opcode opcode) {
    return opcodes[std::size_t(opcode)].name;
}

std::string_view nameOf(OperandType type) {
    return operandTypes[std::size_t(type)].name;
}

} // namespace levwright
