// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/program/roll/ProgramMachine.h"

#include "core/base/Phrase.h"
#include "core/builder/Inaccessibles.h"
#include "core/builder/LastVerbs.h"
#include "core/builder/SampleLevel.h"
#include "core/roll/Features.h"
#include "core/roll/Steps.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace levwright::roll {
namespace {

using Wrong = ProgramValues::Wrong;

constexpr std::size_t mostSteps = 65537;

// Results of a comparison.
enum Comparison : std::int64_t { Less = -1, Equal = 0, Greater = 1, Incomparable = 2 };

constexpr ValueType typeOf(OperandType type) {
    switch (type) {
    case OperandType::Int:
        return ValueType::Int;
    case OperandType::String:
        return ValueType::String;
    case OperandType::Variable:
        return ValueType::Variable;
    case OperandType::Coord:
        return ValueType::Coord;
    case OperandType::Region:
        return ValueType::Region;
    case OperandType::MapChar:
        return ValueType::MapChar;
    case OperandType::Monster:
        return ValueType::Monster;
    case OperandType::Object:
        return ValueType::Object;
    case OperandType::Null:
        break;
    }
    return ValueType::Null;
}

bool jumps(Opcode opcode, std::int64_t result) {
    switch (opcode) {
    case Opcode::JumpLess:
        return result == Less;
    case Opcode::JumpLessEqual:
        return result == Less || result == Equal;
    case Opcode::JumpGreater:
        return result == Greater;
    case Opcode::JumpGreaterEqual:
        return result == Greater || result == Equal;
    case Opcode::JumpEqual:
        return result == Equal;
    default: // JumpNotEqual
        return result == Less || result == Greater;
    }
}

// Numbers in programs may have any size.
std::int64_t wrapped(std::uint64_t number) {
    return std::int64_t(number);
}

} // namespace

ProgramMachine::ProgramMachine(const ProgramPlan& plan)
    : m_plan(plan), m_state(plan), m_builder(m_state), m_instructions(m_state, m_values, m_builder),
      m_turns(plan.instructions.size()) {}

const LevelInstance& ProgramMachine::roll(std::uint64_t seed) {
    m_state.reset(seed);
    m_values.reset();
    m_builder.reset();
    std::ranges::fill(m_turns, std::int16_t(0));
    m_state.makesOrdinaryLevel = m_plan.context.sampleLevel;
    try {
        run();
        if (m_plan.context.sampleLevel)
            makeSampleLevel(m_state, m_builder, m_plan.vaultType);
        finish();
    } catch (const LoadingEnds& end) {
        m_state.level.fatal = end.reason;
        m_state.level.fatalStatement = end.statement == noStatement ? m_builder.statement() : end.statement;
    }
    return m_state.level;
}

void ProgramMachine::finish() {
    m_builder.end();
    assignDoors();
    stockAskedRooms(m_state);
    openBoundaries(m_state);
    if (m_state.has(InaccessiblesFlag))
        openInaccessibles(m_state);
    if (!m_state.has(CorridorMazeFlag))
        fixWalls(m_state, wholeMap);
    solidify(m_state);
    carryOutLateChanges(m_state);
    closeLevel(m_state);
}

// The first door of a room is the last one found.
void ProgramMachine::assignDoors() {
    constexpr std::size_t mostDoors = 120;
    std::size_t found = 0;
    for (int y = 0; y < rows; ++y) {
        for (int x = 1; x < columns; ++x) {
            if (!m_state.isAnyDoor({x, y}))
                continue;
            for (std::size_t room = 0; room < m_state.level.rooms.size(); ++room) {
                if (!m_state.level.rooms[room].area.grown(1, 1).contains({x, y}) || found >= mostDoors)
                    continue;
                addDoorTo(m_state, room, {x, y});
                ++found;
            }
        }
    }
    for (RolledRoom& room : m_state.level.rooms)
        room.firstDoor = room.lastDoor;
}

void ProgramMachine::run() {
    const std::vector<Instruction>& program = m_plan.program.instructions;
    for (std::size_t steps = 0; m_values.frame().next < program.size(); ++steps) {
        if (steps >= mostSteps) {
            m_state.level.fatal = Fatal::EndlessProgram;
            m_state.level.fatalStatement = m_builder.statement();
            return;
        }
        const std::size_t index = m_values.frame().next++;
        if (const std::int32_t number = m_plan.numbers[index]; number != noStatement) {
            std::int16_t& turn = m_turns[std::size_t(number)];
            m_builder.begin(number, turn);
            turn = std::int16_t(std::min<int>(turn + 1, std::numeric_limits<std::int16_t>::max()));
        }
        try {
            if (!carryOut(index, program[index]))
                return;
        } catch (const GivenUp&) {
            // Operands that were not taken stay on the stack.
            m_state.giveUp(m_plan.numbers[index], phrase("a value has the wrong type"));
        }
        tellMissingPlaces();
    }
}

void ProgramMachine::tellMissingPlaces() {
    for (int left = m_builder.takeMissingPlaces(); left > 0; --left)
        m_state.complain({.text = "get_location:  can't find a place!", .statement = m_builder.statement()});
}

bool ProgramMachine::carryOut(std::size_t index, const Instruction& instruction) {
    const Opcode opcode = instruction.opcode;
    switch (opcode) {
    case Opcode::Push:
        pushOperand(instruction.operand);
        return true;
    case Opcode::Exit:
        return false;
    case Opcode::Pop:
        m_values.takeTop();
        return true;
    case Opcode::Copy:
        m_values.push(Value(m_values.top()));
        return true;
    case Opcode::Compare:
        compare();
        return true;
    case Opcode::Add:
        addValues();
        return true;
    case Opcode::SetVariable:
        m_values.setVariable();
        return true;
    case Opcode::ShuffleArray:
        m_values.shuffleArray(m_state.random);
        return true;
    case Opcode::FramePush:
        m_values.openFrame(0);
        return true;
    case Opcode::FramePop:
        if (m_values.depth() > 1)
            m_values.closeFrame(0);
        return true;
    case Opcode::Call:
        callFunction(index);
        return true;
    case Opcode::Return:
        return returnFrom();
    case Opcode::Room:
    case Opcode::Subroom:
        if (!m_instructions.openRoom(opcode))
            m_values.frame().next = behindRoom(index);
        return true;
    default: // an instruction of one of the three families below
        break;
    }
    if (opcode >= Opcode::Jump && opcode <= Opcode::JumpNotEqual)
        jump(index, opcode);
    else if ((opcode >= Opcode::RandomBelow && opcode <= Opcode::Sign) || opcode == Opcode::Dice)
        reckon(opcode);
    else if (opcode >= Opcode::SelectUnion)
        select(opcode);
    else
        m_instructions.carryOut(opcode);
    return true;
}

void ProgramMachine::pushOperand(const Operand& operand) {
    m_values.push({.type = typeOf(operand.type), .number = operand.number, .text = &operand.text});
}

void ProgramMachine::reckon(Opcode opcode) {
    const auto small = [](std::int64_t number) {
        return int(std::clamp<std::int64_t>(number, 0, std::numeric_limits<int>::max()));
    };
    const auto give = [&](std::int64_t number) { m_values.pushNumber(ValueType::Int, number); };
    const std::int64_t b = m_values.takeInt();
    switch (opcode) {
    case Opcode::RandomBelow:
        return give(m_state.random.below(small(b)));
    case Opcode::Decrement:
        return give(wrapped(std::uint64_t(b) - 1));
    case Opcode::Increment:
        return give(wrapped(std::uint64_t(b) + 1));
    case Opcode::Sign:
        return give(b > 0 ? 1 : b < 0 ? -1 : 0);
    default: // the instructions with two numbers
        break;
    }
    const std::int64_t a = m_values.takeInt();
    switch (opcode) {
    case Opcode::Subtract:
        return give(wrapped(std::uint64_t(a) - std::uint64_t(b)));
    case Opcode::Multiply:
        return give(wrapped(std::uint64_t(a) * std::uint64_t(b)));
    case Opcode::Divide:
        return give(b < 1 ? 0 : a / b);
    case Opcode::Remainder:
        return give(b < 1 ? 0 : a % b);
    default: {                             // Dice
        constexpr int mostThrows = 100000; // more throws would take for ever
        std::int64_t sum = 0;
        for (int left = std::clamp(small(a), 1, mostThrows); left > 0; --left)
            sum += m_state.random.die(small(b));
        give(sum);
    }
    }
}

void ProgramMachine::addValues() {
    const Value b = m_values.take();
    const Value a = m_values.take();
    if (a.type == ValueType::Int && b.type == ValueType::Int)
        m_values.pushNumber(ValueType::Int, wrapped(std::uint64_t(a.number) + std::uint64_t(b.number)));
    else if (a.type == ValueType::String && b.type == ValueType::String)
        m_values.pushText(*a.text + *b.text);
    else {
        m_state.complain({.text = "values that are no numbers or strings are added"});
        m_values.push(a);
    }
}

void ProgramMachine::compare() {
    const Value b = m_values.take();
    const Value a = m_values.take();
    if (a.type != b.type)
        return m_state.complain({.text = "values of different types are compared"});
    std::int64_t result = a.number < b.number ? Less : a.number > b.number ? Greater : Equal;
    if (a.type == ValueType::String)
        result = *a.text == *b.text ? Equal : Incomparable;
    else if (a.type == ValueType::Selection)
        result = Incomparable;
    m_values.pushNumber(ValueType::Int, result);
}

void ProgramMachine::jump(std::size_t index, Opcode opcode) {
    const std::int64_t distance = m_values.takeInt();
    if (opcode != Opcode::Jump && !jumps(opcode, m_values.takeInt()))
        return;
    const auto end = std::int64_t(m_plan.program.instructions.size());
    if (distance < -end || distance > end)
        return;
    const std::int64_t target = std::int64_t(index) + distance;
    if (target >= 1 && target <= end)
        m_values.frame().next = std::size_t(target);
}

void ProgramMachine::callFunction(std::size_t index) {
    const std::int64_t distance = m_values.takeInt();
    const std::int64_t parameters = m_values.takeInt();
    const auto end = std::int64_t(m_plan.program.instructions.size());
    if (parameters < 0)
        return;
    if (distance < -end || distance > end)
        endProgram();
    m_values.openFrame(std::size_t(parameters));
    const std::int64_t target = std::int64_t(index) + distance;
    if (target >= 1 && target <= end)
        m_values.frame().next = std::size_t(target);
}

bool ProgramMachine::returnFrom() {
    const std::int64_t results = m_values.takeInt();
    if (m_values.depth() <= 1 || results < 0 || results > std::int64_t(m_values.frame().stack.size()))
        endProgram();
    m_values.closeFrame(std::size_t(results));
    return true;
}

// The instruction after the end of a room that was not made. Regions do not count, although they have an end
// of their own.
std::size_t ProgramMachine::behindRoom(std::size_t index) const {
    const std::vector<Instruction>& program = m_plan.program.instructions;
    int depth = 1;
    for (std::size_t i = index + 1; i < program.size(); ++i) {
        if (program[i].opcode == Opcode::Room || program[i].opcode == Opcode::Subroom)
            ++depth;
        else if (program[i].opcode == Opcode::EndRoom && --depth == 0)
            return i + 1;
    }
    return program.size();
}

void ProgramMachine::select(Opcode opcode) {
    CellSelection cells;
    switch (opcode) {
    case Opcode::SelectUnion:
        cells = m_values.takeSelection();
        cells |= m_values.takeSelection();
        break;
    case Opcode::SelectPoint: {
        const Point p = m_instructions.takeAnyPlace();
        add(cells, p.x, p.y);
        break;
    }
    case Opcode::SelectRectangle:
        addOutline(cells, m_instructions.takeRegion());
        break;
    case Opcode::SelectFilledRectangle:
        addFilled(cells, m_instructions.takeRegion());
        break;
    case Opcode::SelectGrow: {
        const std::int64_t directions = m_values.takeInt(Wrong::Ends);
        cells = grown(m_values.takeSelection(), int(directions & 15));
        break;
    }
    case Opcode::SelectFlood: {
        const Point p = m_instructions.takeAnyPlace();
        if (!onMap(p))
            return;
        cells = flooded(m_state.level.terrain, p);
        break;
    }
    case Opcode::SelectComplement:
        cells = ~m_values.takeSelection();
        break;
    case Opcode::SelectLine:
    case Opcode::SelectRandomLine:
        return opcode == Opcode::SelectLine ? selectLine() : selectRandomLine();
    case Opcode::SelectEllipse:
        return selectEllipse();
    case Opcode::SelectFilter:
        return selectFilter();
    case Opcode::SelectGradient:
        return selectGradient();
    default: // SelectRandomPlace
        return selectRandomPlace();
    }
    m_values.pushSelection(cells);
}

void ProgramMachine::selectLine() {
    const Point from = m_instructions.takeAnyPlace();
    const Point to = m_instructions.takeAnyPlace();
    CellSelection cells;
    addLine(cells, from, to);
    m_values.pushSelection(cells);
}

void ProgramMachine::selectRandomLine() {
    const int roughness = int(std::clamp<std::int64_t>(m_values.takeInt(Wrong::Ends), 0, columns));
    const Point from = m_instructions.takeAnyPlace();
    const Point to = m_instructions.takeAnyPlace();
    CellSelection cells;
    addRandomLine(cells, from, to, roughness, m_state.random);
    m_values.pushSelection(cells);
}

void ProgramMachine::selectEllipse() {
    const std::int64_t filled = m_values.takeInt(Wrong::Ends);
    const auto radius = [&] {
        return int(std::clamp<std::int64_t>(m_values.takeInt(Wrong::Ends), -1, columns * 4));
    };
    const int yRadius = radius();
    const int xRadius = radius();
    const Point center = m_instructions.takeAnyPlace();
    CellSelection cells;
    // The game has these two words exchanged.
    addEllipse(cells, center, xRadius, yRadius, filled != 0 ? EllipseForm::Outline : EllipseForm::Full);
    m_values.pushSelection(cells);
}

void ProgramMachine::selectFilter() {
    CellSelection cells;
    switch (m_values.takeInt(Wrong::Ends)) {
    case 0: {
        const std::int64_t percent = m_values.takeInt(Wrong::Ends);
        m_values.takeSelection().forEach([&](Point p) {
            if (m_state.random.below(100) < percent)
                add(cells, p.x, p.y);
        });
        break;
    }
    case 1:
        cells = m_values.takeSelection();
        cells &= m_values.takeSelection();
        break;
    case 2: {
        const CellSelection& from = m_values.takeSelection();
        const std::int64_t wanted = m_values.take(ValueType::MapChar, Wrong::Ends).number;
        const int light = packed::lightOf(wanted);
        from.forEach([&](Point p) {
            const auto cell = std::size_t(cellOf(p));
            if (m_state.level.terrain[cell] != packed::terrainOf(wanted))
                return;
            const bool lit = m_state.level.lit[cell] != 0;
            if (light == packed::lightNotGiven || (light < 0 ? m_state.random.oneIn(2) : lit == (light != 0)))
                add(cells, p.x, p.y);
        });
        break;
    }
    default:
        endProgram();
    }
    m_values.pushSelection(cells);
}

void ProgramMachine::selectGradient() {
    Gradient gradient;
    gradient.square = m_values.takeInt(Wrong::Ends) != 0;
    gradient.limited = m_values.takeInt(Wrong::Ends) != 0;
    gradient.to = m_instructions.takeAnyPlace();
    gradient.from = m_instructions.takeAnyPlace();
    const auto distance = [&] {
        return int(std::clamp<std::int64_t>(m_values.takeInt(Wrong::Ends), -cellCount, cellCount));
    };
    gradient.most = distance();
    gradient.least = distance();
    if (gradient.least > gradient.most)
        std::swap(gradient.least, gradient.most);
    CellSelection cells;
    addGradient(cells, gradient, m_state.random);
    m_values.pushSelection(cells);
}

void ProgramMachine::selectRandomPlace() {
    CellSelection cells = m_values.takeSelection();
    cells.removeColumnZero();
    Point p{-1, -1};
    if (int left = m_state.random.below(cells.count()); !cells.isEmpty()) {
        cells.forEach([&](Point cell) {
            if (left-- == 0)
                p = {cell.x - m_state.part.x1, cell.y - m_state.part.y1};
        });
    }
    m_values.pushNumber(ValueType::Coord, packed::coord(p.x & 0xff, p.y & 0xff));
}

} // namespace levwright::roll
