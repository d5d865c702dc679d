// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compiled/LevelProgram.h"

#include "core/base/EnumTable.h"

#include <cstddef>

namespace levwright {
namespace {

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

std::string_view nameOf(OperandType type) {
    return operandTypes[std::size_t(type)].name;
}

} // namespace levwright
