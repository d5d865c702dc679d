// SPDX-License-Identifier: GPL-3.0-or-later
// A level as NetHack 3.6 stores it: a program for a stack machine (format document of 3.6, sections 4 to 8).
// The compiler makes it; the formats read and write it. It has no logic and no checks: it can hold what the
// game refuses.
#pragma once

#include "core/compiled/Opcode.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace levwright {

// The names of the options of monsters and objects by their codes in the file, without the SP_M_V_ or SP_O_V_
// before them. The last one ends the options.
std::span<const std::string_view> monsterOptionNames();
std::span<const std::string_view> objectOptionNames();

// The types of values on the stack, with their numbers in the file.
enum class OperandType : std::uint8_t {
    Null, // does not occur in files of a compiler
    Int,
    String,
    Variable, // text is its name, with the $
    Coord,
    Region,
    MapChar,
    Monster,
    Object,
};

// "int", "string"...
std::string_view nameOf(OperandType type);
inline constexpr int operandTypeCount = 9;

// A value that an instruction pushes.
struct Operand {
    OperandType type = OperandType::Null;
    // For all types except texts, packed as in the file (see the functions below). It has 64 bits; a file for
    // 32-bit longs keeps the low 32 of them.
    std::int64_t number = 0;
    std::string text; // for strings and variables
    bool operator==(const Operand&) const = default;
};

struct Instruction {
    Opcode opcode = Opcode::Null;
    Operand operand; // for Push only
    bool operator==(const Instruction&) const = default;
};

struct LevelProgram {
    std::string name; // the file name without ".lev"; not stored in the file itself
    std::vector<Instruction> instructions;
    // The number of the instruction that pushes its operand. Games of the user may have numbers of their own.
    Opcode push = Opcode::Push;
    bool operator==(const LevelProgram&) const = default;
};

// The packed forms of operands (format document of 3.6, section 5).
namespace packed {

inline constexpr std::int64_t randomPlace = 0x01000000; // or-ed with the wishes for the place
inline constexpr std::int64_t randomThing = -1;         // a monster or an object
inline constexpr int lightNotGiven = -2;
inline constexpr int classOnly = -1; // the index of a monster or object of which only the class is given
inline constexpr int plainName = 1;  // the class of an object of which only the name is given

constexpr std::int64_t coord(std::int64_t x, std::int64_t y) {
    return x + y * 0x10000;
}
constexpr std::int64_t region(std::int64_t x1, std::int64_t y1, std::int64_t x2, std::int64_t y2) {
    return (x1 & 0xff) + (y1 & 0xff) * 0x100 + (x2 & 0xff) * 0x10000 + (y2 & 0xff) * 0x1000000;
}
// light is 1, 0, -1 for random or lightNotGiven.
constexpr std::int64_t mapChar(int terrain, int light) {
    return terrain + 0x100 * (10 + light);
}
// A monster or an object; its class is the code of a character.
constexpr std::int64_t thing(int classCode, int index) {
    return (classCode & 0xff) + 0x100 * (10 + index);
}

constexpr int terrainOf(std::int64_t mapChar) {
    return int(mapChar & 0xff);
}
constexpr int lightOf(std::int64_t mapChar) {
    return int(std::int16_t(mapChar >> 8 & 0xffff)) - 10;
}
constexpr int classOf(std::int64_t thing) {
    return int(thing & 0xff);
}
constexpr int indexOf(std::int64_t thing) {
    return int(std::int16_t(thing >> 8 & 0xffff)) - 10;
}

} // namespace packed
} // namespace levwright
