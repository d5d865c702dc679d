// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/classic/decompile/Listing.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <format>
#include <iterator>
#include <optional>
#include <set>
#include <vector>

namespace levwright {
namespace {

std::string quoted(std::string_view text) {
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\')
            out.append("\\").append(1, c);
        else if (c < ' ' || c > '~')
            out += std::format("\\x{:02x}", static_cast<unsigned char>(c));
        else
            out += c;
    }
    return out + '"';
}

std::string character(int code) {
    return code > ' ' - 1 && code <= '~' ? std::format("'{}'", char(code))
                                         : std::format("character {}", code);
}

std::string placeNote(std::int64_t number) {
    if ((number & packed::randomPlace) == 0)
        return std::format("({},{})", std::int16_t(number & 0xffff), std::int16_t(number >> 16 & 0xffff));
    constexpr std::array<std::string_view, 5> wishes{"dry", "wet", "hot", "solid", "any"};
    std::string list;
    for (std::size_t i = 0; i < wishes.size(); ++i) {
        if ((number >> i & 1) != 0)
            list.append(list.empty() ? "" : ",").append(wishes[i]);
    }
    return list.empty() ? "random" : "random[" + list + "]";
}

std::string regionNote(std::int64_t number) {
    return std::format("({},{},{},{})", number & 0xff, number >> 8 & 0xff, number >> 16 & 0xff,
                       number >> 24 & 0xff);
}

std::string mapCharNote(std::int64_t number, const Catalog* catalog) {
    const int terrain = packed::terrainOf(number);
    const Terrain* known = catalog != nullptr ? catalog->terrain(terrain) : nullptr;
    std::string note = known != nullptr ? std::string(known->name) : std::format("terrain {}", terrain);
    switch (packed::lightOf(number)) {
    case 0:
        return note + ", unlit";
    case 1:
        return note + ", lit";
    case -1:
        return note + ", random light";
    default:
        return note;
    }
}

std::string thingNote(std::int64_t number, std::optional<std::string_view> name) {
    if (number == packed::randomThing)
        return "random";
    const int index = packed::indexOf(number);
    const int symbol = packed::classOf(number);
    if (index == packed::classOnly)
        return "class " + character(symbol);
    std::string note = name ? quoted(*name) : std::format("number {}", index);
    if (symbol != packed::plainName)
        note += " of " + character(symbol);
    return note;
}

template <class Row>
std::optional<std::string_view> nameIn(const std::vector<Row>& rows, std::int64_t number) {
    const int index = packed::indexOf(number);
    if (index < 0 || index >= int(rows.size()))
        return std::nullopt;
    return rows[std::size_t(index)].name;
}

// The meaning of the operand; empty if the operand needs no explanation.
std::string noteOf(const Operand& operand, const Catalog* catalog) {
    switch (operand.type) {
    case OperandType::Null:
    case OperandType::Int:
    case OperandType::String:
    case OperandType::Variable:
        return {};
    case OperandType::Coord:
        return placeNote(operand.number);
    case OperandType::Region:
        return regionNote(operand.number);
    case OperandType::MapChar:
        return mapCharNote(operand.number, catalog);
    case OperandType::Monster:
        return thingNote(operand.number,
                         catalog != nullptr ? nameIn(catalog->monsters(), operand.number) : std::nullopt);
    case OperandType::Object:
        return thingNote(operand.number,
                         catalog != nullptr ? nameIn(catalog->objects(), operand.number) : std::nullopt);
    }
    return {};
}

std::string valueOf(const Operand& operand) {
    switch (operand.type) {
    case OperandType::Null:
        return {};
    case OperandType::Int:
        return std::format(" {}", operand.number);
    case OperandType::String:
        return ' ' + quoted(operand.text);
    case OperandType::Variable:
        return ' ' + (std::ranges::all_of(operand.text, [](char c) { return c > ' ' && c <= '~'; })
                          ? operand.text
                          : quoted(operand.text));
    default: // packed operands
        return std::format(" {}{:#x}", operand.number < 0 ? "-" : "",
                           operand.number < 0 ? 0 - std::uint64_t(operand.number)
                                              : std::uint64_t(operand.number));
    }
}

bool isJump(Opcode opcode) {
    return opcode == Opcode::Call || (opcode >= Opcode::Jump && opcode <= Opcode::JumpNotEqual);
}

// Where the jump with that number leads; empty unless its distance is written directly before it.
std::optional<std::int64_t> targetOf(const LevelProgram& program, std::size_t number) {
    if (!isJump(program.instructions[number].opcode) || number == 0)
        return std::nullopt;
    const Instruction& before = program.instructions[number - 1];
    const auto most = std::int64_t(program.instructions.size());
    if (before.opcode != Opcode::Push || before.operand.type != OperandType::Int ||
        before.operand.number < -most || before.operand.number > most)
        return std::nullopt;
    return std::int64_t(number) + before.operand.number;
}

} // namespace

std::string listingOf(const LevelProgram& program, const Catalog* catalog) {
    constexpr std::size_t noteColumn = 41;
    std::set<std::int64_t> targets;
    for (std::size_t i = 0; i < program.instructions.size(); ++i) {
        if (const std::optional<std::int64_t> target = targetOf(program, i))
            targets.insert(*target);
    }
    std::string text;
    for (std::size_t i = 0; i < program.instructions.size(); ++i) {
        const Instruction& instruction = program.instructions[i];
        std::string line = std::format("{}{:5}: {}", targets.contains(std::int64_t(i)) ? '>' : ' ', i,
                                       nameOf(instruction.opcode));
        std::string note;
        if (instruction.opcode == Opcode::Push) {
            line += std::format(" {}{}", nameOf(instruction.operand.type), valueOf(instruction.operand));
            note = noteOf(instruction.operand, catalog);
        } else if (const std::optional<std::int64_t> target = targetOf(program, i)) {
            note = std::format("to {}", *target);
        }
        if (!note.empty())
            line += std::string(line.size() < noteColumn ? noteColumn - line.size() : 1, ' ') + "; " + note;
        text += line + '\n';
    }
    return text;
}

} // namespace levwright
