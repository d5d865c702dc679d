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

} // namespace

std::string_view nameOf(OperandType type) {
    return operandTypes[std::size_t(type)].name;
}

} // namespace levwright
