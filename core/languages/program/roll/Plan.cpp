// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/program/roll/Plan.h"

#include "core/base/Contract.h"
#include "core/builder/LevelBuilder.h"
#include "core/languages/program/roll/ProgramMachine.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string_view>
#include <utility>

namespace levwright::roll {
namespace {

std::optional<std::int64_t> pushed(const Instruction& instruction, OperandType type) {
    if (instruction.opcode != Opcode::Push || instruction.operand.type != type)
        return std::nullopt;
    return instruction.operand.number;
}

bool isJump(Opcode opcode) {
    return opcode >= Opcode::Jump && opcode <= Opcode::JumpNotEqual;
}

} // namespace

ProgramPlan::ProgramPlan(LevelProgram compiled, const GenerationTablesPtr& generation, RollContext where)
    : GenerationPlan(generation, placedByName(std::move(where), compiled.name, *generation)),
      program(std::move(compiled)) {
    levelName = program.name;
    numberInstructions();
    findParts();
    findExpected();
}

void ProgramPlan::numberInstructions() {
    std::map<std::string_view, std::uint16_t> counts;
    for (std::size_t i = 0; i < program.instructions.size(); ++i) {
        const std::string_view kind = rowOf(program.instructions[i].opcode).thing;
        numbers.push_back(kind.empty() ? noStatement : std::int32_t(instructions.size()));
        if (kind.empty())
            continue;
        instructions.push_back(i);
        traces.push_back({std::string(kind), 0, counts[kind]++});
    }
}

void ProgramPlan::findParts() {
    constexpr std::size_t operands = 6; // place, kind, keep, cells, height, width
    bool afterSetUp = false;
    for (std::size_t i = 0; i < program.instructions.size(); ++i) {
        afterSetUp |= program.instructions[i].opcode == Opcode::InitLevel;
        if (program.instructions[i].opcode != Opcode::Map || i < operands)
            continue;
        const auto operand = [&](std::size_t n, OperandType type) {
            return pushed(program.instructions[i - operands + n], type);
        };
        const auto place = operand(0, OperandType::Coord);
        const auto kind = operand(1, OperandType::Int);
        const auto height = operand(4, OperandType::Int);
        const auto width = operand(5, OperandType::Int);
        const bool fits = width && height && *width > 1 && *height > 0 && *width < columns && *height <= rows;
        if (!place || !kind || !fits || (*kind == 2 && (*place & packed::randomPlace) != 0)) {
            m_parts.push_back(wholeMap);
            continue;
        }
        const int first = std::int8_t(*place & 0xff);
        const int second = std::int8_t(*place >> 16 & 0xff);
        const Point corner = *kind == 1
                                 ? cornerOfMap(first, second, int(*width), int(*height), afterSetUp, {1, 0})
                                 : Point{1 + first, second};
        m_parts.push_back({corner.x, corner.y, corner.x + int(*width) - 1, corner.y + int(*height) - 1});
    }
}

void ProgramPlan::findExpected() {
    std::vector<bool> passedOver(program.instructions.size(), false);
    bool mayHaveEnded = false;
    for (std::size_t i = 0; i < program.instructions.size(); ++i) {
        const Opcode opcode = program.instructions[i].opcode;
        mayHaveEnded |= opcode == Opcode::Exit || opcode == Opcode::Call || opcode == Opcode::FramePush;
        passedOver[i] = passedOver[i] || mayHaveEnded;
        if (!isJump(opcode) || i == 0)
            continue;
        const auto distance = pushed(program.instructions[i - 1], OperandType::Int);
        const auto end = std::int64_t(program.instructions.size());
        const std::int64_t to =
            distance ? std::clamp<std::int64_t>(*distance, -end, end) + std::int64_t(i) : end;
        for (std::int64_t between = std::int64_t(i) + 1; between < std::min(to, end); ++between)
            passedOver[std::size_t(between)] = true;
    }
    for (const std::size_t i : instructions)
        m_expected.push_back(!passedOver[i] && rowOf(program.instructions[i].opcode).makes == Makes::Always);
}

std::unique_ptr<RollMachine> ProgramPlan::makeMachine() const {
    return std::make_unique<ProgramMachine>(*this);
}

Result<ProgramPlanPtr> planProgram(LevelProgram program, const Catalog& catalog, const RollContext& context,
                                   const std::vector<std::size_t>& statements) {
    Result<GenerationTablesPtr> tables = GenerationTables::load(catalog);
    if (!tables)
        return std::unexpected(tables.error());
    auto plan = std::make_shared<ProgramPlan>(std::move(program), *std::move(tables), context);
    if (const NamedNumber* type = catalog.findRoomType("rndvault"))
        plan->vaultType = type->number;
    if (!statements.empty()) {
        require(statements.size() == plan->program.instructions.size(), "a statement for each instruction");
        for (const std::size_t instruction : plan->instructions)
            plan->statements.push_back(statements[instruction]);
    }
    return plan;
}

} // namespace levwright::roll
