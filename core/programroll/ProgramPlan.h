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

// Statement numbers are those of the instructions that make something, in the order of the program.
struct ProgramPlan : GenerationPlan {
    ProgramPlan(LevelProgram compiled, GenerationTablesPtr generation, RollContext where);

    std::unique_ptr<RollMachine> makeMachine() const override;
    // The maps whose place and size are written in the program, in its order.
    std::size_t partCount() const override { return m_parts.size(); }
    Area areaOfPart(std::size_t part) const override { return m_parts[part]; }
    // What a condition says is not known before it is carried out.
    int chanceOf(std::int32_t /*number*/) const override { return 100; }
    bool isExpected(std::int32_t number) const override { return m_expected[std::size_t(number)]; }

    LevelProgram program;
    // By instruction: the number of its statement; noStatement: it makes nothing.
    std::vector<std::int32_t> numbers;
    // By statement number: the instruction.
    std::vector<std::size_t> instructions;

private:
    void numberInstructions();
    void findParts();
    void findExpected();

    std::vector<Area> m_parts;
    std::vector<bool> m_expected;
};

using ProgramPlanPtr = std::shared_ptr<const ProgramPlan>;

// Where a map comes whose place is told by words (format document on loading of 3.6, section 7): its first
// column and row. afterSetUp: a level set-up was carried out before it. Words that there are not keep origin.
Point cornerOfMap(int horizontal, int vertical, int width, int height, bool afterSetUp, Point origin);

// What is to be rolled. statements: of a level that was described, the index in its tree by instruction; only
// those of instructions that make something are looked at. Error: the game has no tables for it.
Result<ProgramPlanPtr> planProgram(LevelProgram program, const Catalog& catalog, const RollContext& context,
                                   const std::vector<std::size_t>& statements = {});

} // namespace levwright::roll
