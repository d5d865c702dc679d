// SPDX-License-Identifier: GPL-3.0-or-later
// A level that is a program (NetHack 3.6) made ready for rolling.
#pragma once

#include "core/base/Result.h"
#include "core/catalog/Catalog.h"
#include "core/compiled/LevelProgram.h"
#include "core/roll/GenerationPlan.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace levwright::roll {

// Statement numbers count the instructions that make something, in program order.
struct ProgramPlan : GenerationPlan {
    ProgramPlan(LevelProgram compiled, const GenerationTablesPtr& generation, RollContext where);

    std::unique_ptr<RollMachine> makeMachine() const override;
    // The maps whose place and size are constants in the program, in program order.
    std::size_t partCount() const override { return m_parts.size(); }
    Area areaOfPart(std::size_t part) const override { return m_parts[part]; }
    // The result of a condition is not known before it is executed.
    int chanceOf(std::int32_t /*number*/) const override { return 100; }
    bool isExpected(std::int32_t number) const override { return m_expected[std::size_t(number)]; }

    LevelProgram program;
    int vaultType = 0; // of rooms that are vaults, in games that have such a type
    // By instruction, the number of its statement; noStatement if it makes nothing.
    std::vector<std::int32_t> numbers;
    // By statement number, the instruction.
    std::vector<std::size_t> instructions;

private:
    void numberInstructions();
    void findParts();
    void findExpected();

    std::vector<Area> m_parts;
    std::vector<bool> m_expected;
};

using ProgramPlanPtr = std::shared_ptr<const ProgramPlan>;

// Prepares a level for rolling. statements is, for a level with a description, the index in its tree by
// instruction; only those of instructions that make something are used. Error: the game has no tables for it.
Result<ProgramPlanPtr> planProgram(LevelProgram program, const Catalog& catalog, const RollContext& context,
                                   const std::vector<std::size_t>& statements = {});

} // namespace levwright::roll
