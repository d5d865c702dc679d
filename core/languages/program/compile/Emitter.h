// SPDX-License-Identifier: GPL-3.0-or-later
// Writes instructions and sets the targets of jumps. Internal to program/compile.
#pragma once

#include "core/languages/program/compile/ProgramLevel.h"
#include "core/languages/program/compile/StoredNumbers.h"

#include <cstdint>
#include <string_view>
#include <utility>

namespace levwright::program {

class Emitter {
public:
    Emitter(ProgramLevel& level, const StoredNumbers& numbers) : m_level(level), m_numbers(numbers) {}

    void setStatement(std::size_t statement) { m_statement = std::uint32_t(statement); }
    // The index of the next instruction.
    std::int64_t here() const { return std::int64_t(m_level.program.instructions.size()); }

    void op(Opcode opcode) { add({m_numbers.opcode(opcode), {}}); }
    // An instruction by its number in the file.
    void storedOp(Opcode opcode) { add({opcode, {}}); }
    void push(OperandType type, std::int64_t number) {
        add({m_numbers.opcode(Opcode::Push), {type, number, {}}});
    }
    // A number as the game's compiler stores it: its low 32 bits.
    void number(std::int64_t value) { push(OperandType::Int, std::int32_t(std::uint32_t(value))); }
    void text(OperandType type, std::string_view bytes) {
        add({m_numbers.opcode(Opcode::Push), {type, 0, std::string(bytes)}});
    }

    // A jump whose target is not known yet; pass the result to landHere().
    std::int64_t jump(Opcode opcode) {
        number(here());
        op(opcode);
        return here() - 1;
    }
    void land(std::int64_t jump, std::int64_t target) {
        m_level.program.instructions[std::size_t(jump - 1)].operand.number = target - jump;
    }
    void landHere(std::int64_t jump) { land(jump, here()); }
    void jumpBack(Opcode opcode, std::int64_t target) { land(jump(opcode), target); }

private:
    void add(Instruction instruction) {
        m_level.program.instructions.push_back(std::move(instruction));
        m_level.origins.push_back(m_statement);
    }

    ProgramLevel& m_level;
    const StoredNumbers& m_numbers;
    std::uint32_t m_statement = 0;
};

} // namespace levwright::program
