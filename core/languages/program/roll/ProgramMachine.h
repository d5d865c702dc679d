// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/builder/LevelBuilder.h"
#include "core/languages/program/roll/Instructions.h"
#include "core/languages/program/roll/Plan.h"
#include "core/languages/program/roll/Values.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace levwright::roll {

// Runs the program of a level (format document on loading of 3.6, sections 2 and 3), and the steps after it.
class ProgramMachine : public RollMachine {
public:
    explicit ProgramMachine(const ProgramPlan& plan);

    const LevelInstance& roll(std::uint64_t seed) override;
    const LevelInstance& rollKeeping(std::uint64_t seed, RollRecord& record) override {
        return keepRolling(m_state, record, [&]() -> const LevelInstance& { return roll(seed); });
    }

private:
    void run();
    // The steps after the program.
    void finish();
    void assignDoors();
    void tellMissingPlaces();
    // Whether the program continues.
    bool carryOut(std::size_t index, const Instruction& instruction);
    void pushOperand(const Operand& operand);
    void reckon(Opcode opcode);
    void compare();
    void addValues();
    void jump(std::size_t index, Opcode opcode);
    void callFunction(std::size_t index);
    bool returnFrom();
    void select(Opcode opcode);
    void selectLine();
    void selectRandomLine();
    void selectEllipse();
    void selectFilter();
    void selectGradient();
    void selectRandomPlace();
    std::size_t behindRoom(std::size_t index) const;

    const ProgramPlan& m_plan;
    RollState m_state;
    ProgramValues m_values;
    LevelBuilder m_builder;
    Instructions m_instructions;
    std::vector<std::int16_t> m_turns; // by statement number: how often it was executed
};

} // namespace levwright::roll
