// SPDX-License-Identifier: GPL-3.0-or-later
// Blocks and jumps; see lev-3.6, section 7.
#include "core/languages/program/decompile/Decompiler.h"

#include "core/base/Phrase.h"
#include "core/languages/program/decompile/Statements.h"

#include <algorithm>
#include <format>
#include <map>
#include <utility>
#include <vector>

namespace levwright {
namespace {

using programtext::ProgramStack;
using programtext::ProgramStatements;
using programtext::Statement;
using programtext::Type;
using programtext::Value;
using programtext::Variables;

// Instructions that only a user's game has come after those of NetHack 3.6.
std::string_view nameIn(Opcode opcode) {
    return int(opcode) < opcodeCount ? nameOf(opcode) : "of the game alone";
}

constexpr std::size_t nowhere = std::size_t(-1);
constexpr int deepest = 200; // nested blocks; compiled levels come nowhere near it

struct Line {
    int depth = 0;
    std::string text;
};

// The places to which the jumps of a block can lead.
struct Scope {
    std::size_t leave = nowhere; // where a BREAK leads
    int conditions = 0;          // how many conditions are around it
    // The labels of a SWITCH, by the instruction that they mark.
    const std::multimap<std::size_t, std::string>* labels = nullptr;
};

class ProgramDecompiler {
public:
    ProgramDecompiler(const LevelProgram& program, const Catalog& catalog)
        : m_program(program), m_code(program.instructions), m_catalog(catalog), m_spelling(catalog),
          m_stack(m_spelling, m_variables), m_statements(m_spelling, m_stack, m_variables),
          m_stepsLeft(100 * m_code.size() + 1000) {}

    Result<std::string> decompile() {
        matchBlocks();
        matchLoops();
        block(header(), m_code.size(), {});
        if (m_spelling.error())
            return std::unexpected(*m_spelling.error());
        std::string text;
        for (const Line& line : m_lines)
            text.append(std::size_t(line.depth) * 2, ' ').append(line.text).append("\n");
        return text;
    }

private:
    bool failed() const { return m_spelling.error().has_value(); }
    void fail(std::string_view what) { m_spelling.fail(what); }
    void startAt(std::size_t i) {
        m_spelling.startRecord(i < m_code.size() ? say("Instruction {} ({})", i, nameIn(m_code[i].opcode))
                                                 : std::string(say("The end of the program")));
    }
    bool is(std::size_t i, Opcode opcode) const { return i < m_code.size() && m_code[i].opcode == opcode; }
    bool isNumber(std::size_t i) const {
        return is(i, Opcode::Push) && m_code[i].operand.type == OperandType::Int;
    }
    void addLine(std::string text) { m_lines.push_back({m_depth, std::move(text)}); }

    // The target of the jump, or nowhere.
    std::size_t target(std::size_t jump) const {
        if (jump == 0 || !isNumber(jump - 1))
            return nowhere;
        const std::int64_t distance = m_code[jump - 1].operand.number;
        if (distance < -std::int64_t(jump) || distance > std::int64_t(m_code.size() - jump))
            return nowhere;
        return std::size_t(std::int64_t(jump) + distance);
    }

    // The state to which another reading of the same instructions returns.
    struct State {
        std::size_t lines = 0;
        Variables variables;
        int depth = 0;
        int nesting = 0;
    };
    State state() const { return {m_lines.size(), m_variables, m_depth, m_nesting}; }
    void restore(const State& before) {
        m_spelling.forgive();
        m_stack.clear();
        m_lines.resize(before.lines);
        m_variables = before.variables;
        m_depth = before.depth;
        m_nesting = before.nesting;
    }

    void matchBlocks();
    void matchLoops();
    std::size_t header();
    void block(std::size_t begin, std::size_t end, const Scope& scope);
    void addLabels(std::size_t i, const Scope& scope);
    std::size_t step(std::size_t i, std::size_t end, const Scope& scope);
    std::size_t jump(std::size_t i, std::size_t end, const Scope& scope);
    std::size_t condition(std::size_t i, std::size_t end, const Scope& scope);
    std::size_t guarded(std::size_t i, std::size_t end, const Scope& scope);
    bool withElse(std::size_t i, const Scope& scope);
    void shorten(std::size_t first, const std::string& said);
    std::size_t loop(std::size_t i, std::size_t end, const Scope& scope);
    std::size_t forLoop(std::size_t i, std::size_t end, const Scope& scope);
    std::size_t switchOver(std::size_t i, std::size_t end, const Scope& scope);
    std::size_t statement(std::size_t i, std::size_t end, const Scope& scope);

    const LevelProgram& m_program;
    const std::vector<Instruction>& m_code;
    const Catalog& m_catalog;
    Spelling m_spelling;
    Variables m_variables;
    ProgramStack m_stack;
    ProgramStatements m_statements;
    std::vector<std::size_t> m_ends;      // by instruction: the end of the block that it opens, or nowhere
    std::vector<std::size_t> m_backJumps; // by instruction: the last jump back to it, or nowhere
    std::vector<Line> m_lines;
    std::size_t m_stepsLeft;
    int m_depth = 0;
    int m_nesting = 0;
};

void ProgramDecompiler::matchBlocks() {
    constexpr std::int64_t container = 2;
    m_ends.assign(m_code.size(), nowhere);
    std::vector<std::pair<std::size_t, Opcode>> open;
    for (std::size_t i = 0; i < m_code.size(); ++i) {
        const std::int64_t number = i > 0 && isNumber(i - 1) ? m_code[i - 1].operand.number : 0;
        switch (m_code[i].opcode) {
        case Opcode::Room:
        case Opcode::Subroom:
        case Opcode::Region:
            open.emplace_back(i, Opcode::EndRoom);
            break;
        case Opcode::Object:
            if ((number & container) != 0)
                open.emplace_back(i, Opcode::PopContainer);
            break;
        case Opcode::Monster:
            if (number != 0)
                open.emplace_back(i, Opcode::EndInventory);
            break;
        case Opcode::EndRoom:
        case Opcode::PopContainer:
        case Opcode::EndInventory:
            if (!open.empty() && open.back().second == m_code[i].opcode) {
                m_ends[open.back().first] = i;
                open.pop_back();
            }
            break;
        default:
            break;
        }
    }
}

void ProgramDecompiler::matchLoops() {
    m_backJumps.assign(m_code.size(), nowhere);
    for (std::size_t i = 0; i < m_code.size(); ++i) {
        if (m_code[i].opcode != Opcode::JumpGreater && m_code[i].opcode != Opcode::JumpNotEqual)
            continue;
        if (const std::size_t to = target(i); to < i)
            m_backJumps[to] = i;
    }
}

// The result is the first instruction after the header.
std::size_t ProgramDecompiler::header() {
    const auto first = std::size_t(
        std::ranges::find_if_not(m_code, [](const Instruction& i) { return i.opcode == Opcode::Push; }) -
        m_code.begin());
    const auto take = [this](std::size_t begin, Opcode opcode) {
        std::size_t i = begin;
        for (; is(i, Opcode::Push); ++i)
            m_stack.push(m_code[i].operand);
        startAt(i);
        if (!is(i, opcode))
            fail(say("what is there instead of the header"));
        return i + 1;
    };
    std::size_t at = 0;
    if (is(first, Opcode::InitLevel)) {
        at = take(at, Opcode::InitLevel);
        addLine(m_statements.maze(m_program.name));
        at = take(at, Opcode::LevelFlags);
        m_stack.popNumber();
    } else {
        addLine(std::format("LEVEL:\"{}\"", m_program.name));
    }
    at = take(at, Opcode::LevelFlags);
    if (std::optional<std::string> flags = m_statements.flags())
        addLine(*std::move(flags));
    return at;
}

void ProgramDecompiler::addLabels(std::size_t i, const Scope& scope) {
    if (scope.labels == nullptr)
        return;
    const auto [begin, end] = scope.labels->equal_range(i);
    for (auto label = begin; label != end; ++label)
        m_lines.push_back({m_depth - 1, label->second});
}

void ProgramDecompiler::block(std::size_t begin, std::size_t end, const Scope& scope) {
    if (++m_nesting > deepest)
        fail(say("blocks that are nested so deeply"));
    std::size_t i = begin;
    while (i < end && !failed()) {
        if (m_stack.isEmpty())
            addLabels(i, scope);
        if (m_stepsLeft == 0)
            return fail(say("jumps so entangled"));
        --m_stepsLeft;
        startAt(i);
        i = step(i, end, scope);
    }
    startAt(end);
    if (i != end || !m_stack.isEmpty())
        fail(say("an end of a block within a statement"));
    addLabels(end, scope);
    --m_nesting;
}

// The result is the next instruction to handle.
std::size_t ProgramDecompiler::step(std::size_t i, std::size_t end, const Scope& scope) {
    switch (const Opcode opcode = m_code[i].opcode) {
    case Opcode::Push:
        m_stack.push(m_code[i].operand);
        return i + 1;
    case Opcode::Jump:
        return jump(i, end, scope);
    case Opcode::JumpLess:
    case Opcode::JumpLessEqual:
    case Opcode::JumpGreater:
    case Opcode::JumpGreaterEqual:
    case Opcode::JumpEqual:
    case Opcode::JumpNotEqual:
        return condition(i, end, scope);
    case Opcode::Decrement:
        return loop(i, end, scope);
    default:
        return m_stack.compute(opcode) ? i + 1 : statement(i, end, scope);
    }
}

std::size_t ProgramDecompiler::statement(std::size_t i, std::size_t end, const Scope& scope) {
    const bool startsFor = m_code[i].opcode == Opcode::SetVariable && i > 0 &&
                           m_code[i - 1].operand.type == OperandType::String &&
                           m_code[i - 1].operand.text.ends_with(" end");
    if (startsFor)
        return forLoop(i, end, scope);
    const std::optional<Statement> made = m_statements.make(m_code[i].opcode);
    if (!made) {
        fail(say("this instruction"));
        return i;
    }
    if (!m_stack.isEmpty())
        fail(say("a value that nothing uses"));
    addLine(made->words);
    if (!made->hasBlock)
        return i + 1;
    const std::size_t last = m_ends[i];
    if (last >= end) {
        fail(say("a block without an end"));
        return i;
    }
    if (last > i + 1 || made->needsBlock) {
        m_lines.back().text += " {";
        ++m_depth;
        block(i + 1, last, {.leave = last, .conditions = scope.conditions});
        --m_depth;
        addLine("}");
    }
    return last + 1;
}

// ---- conditions

std::size_t ProgramDecompiler::condition(std::size_t i, std::size_t end, const Scope& scope) {
    const std::int64_t distance = m_stack.popNumber();
    const Value compared = m_stack.pop(Type::Comparison);
    const std::size_t to = target(i);
    if (distance <= 0 || to > end) {
        fail(say("a jump by {}", distance));
        return i;
    }
    constexpr int firstComparison = int(Opcode::JumpLess);
    // The jump is taken if the condition does not hold, so each has the opposite comparison.
    constexpr Opcode opposites[] = {Opcode::JumpGreaterEqual, Opcode::JumpGreater,  Opcode::JumpLessEqual,
                                    Opcode::JumpLess,         Opcode::JumpNotEqual, Opcode::JumpEqual};
    const Opcode holds = opposites[int(m_code[i].opcode) - firstComparison];
    const std::string said = compared.isPercent ? std::format("[{}%]", compared.words)
                             : compared.right == "0" && holds == Opcode::JumpNotEqual
                                 ? std::format("[{}]", compared.words)
                                 : std::format("[{} {} {}]", compared.words,
                                               m_spelling.word("comparison", int(holds)), compared.right);
    const std::size_t first = m_lines.size();
    addLine("IF " + said + " {");
    const std::size_t behind = guarded(i, end, scope);
    shorten(first, said);
    return behind;
}

// Writes the instructions that the jump skips, and those after ELSE.
std::size_t ProgramDecompiler::guarded(std::size_t i, std::size_t end, const Scope& scope) {
    const std::size_t to = target(i);
    const Scope inner{.leave = scope.leave, .conditions = scope.conditions + 1};
    const bool endsInJump = to >= i + 3 && is(to - 1, Opcode::Jump);
    const std::size_t over = endsInJump ? target(to - 1) : nowhere;
    if (over != nowhere && over >= to && over <= end) {
        // A BREAK at the end of a block leads to the same place.
        const bool mayBreak = over == scope.leave || std::int64_t(to - 2) == m_code[to - 2].operand.number;
        const bool tooDeep = scope.conditions >= m_catalog.limit("nested-conditions");
        const State before = mayBreak ? state() : State();
        if (!(mayBreak && tooDeep) && withElse(i, scope))
            return over;
        if (!mayBreak || m_stepsLeft == 0)
            return i;
        restore(before);
    }
    ++m_depth;
    block(i + 1, to, inner);
    --m_depth;
    addLine("}");
    return to;
}

bool ProgramDecompiler::withElse(std::size_t i, const Scope& scope) {
    const Scope inner{.leave = scope.leave, .conditions = scope.conditions + 1};
    const std::size_t to = target(i);
    const std::size_t over = target(to - 1);
    ++m_depth;
    block(i + 1, to - 2, inner);
    --m_depth;
    addLine("} ELSE {");
    ++m_depth;
    if (!failed())
        block(to, over, inner);
    --m_depth;
    addLine("}");
    return !failed();
}

// An IF with a single line becomes a condition before that line.
void ProgramDecompiler::shorten(std::size_t first, const std::string& said) {
    constexpr std::size_t linesOfBlock = 3;
    if (m_lines.size() != first + linesOfBlock || m_lines[first + 1].text.contains('\n') ||
        m_lines[first + 1].text.contains("ELSE {"))
        return;
    m_lines[first].text = said + ": " + m_lines[first + 1].text;
    m_lines.resize(first + 1);
}

// ---- loops

std::size_t ProgramDecompiler::loop(std::size_t i, std::size_t end, const Scope& scope) {
    constexpr std::size_t tail = 4; // COPY, 0, CMP, distance
    const std::string count = m_stack.popExpression();
    const std::size_t back = m_backJumps[i];
    if (back == nowhere || back + 1 >= end || back < i + 1 + tail || !m_stack.isEmpty()) {
        fail(say("a loop that does not go back"));
        return i;
    }
    addLine(std::format("LOOP [{}] {{", count));
    ++m_depth;
    block(i + 1, back - tail, {.leave = back + 2, .conditions = scope.conditions + 1});
    --m_depth;
    addLine("}");
    return back + 2;
}

// i is the instruction that stores the end of the loop.
std::size_t ProgramDecompiler::forLoop(std::size_t i, std::size_t end, const Scope& scope) {
    constexpr std::size_t headLength = 11; // instructions from there to the block
    constexpr std::size_t tail = 10;       // instructions from the block to the jump back
    const std::string_view kept = m_stack.popBytes();
    m_stack.popNumber();
    const std::string last = m_stack.popExpression();
    const std::string start = m_stack.popExpression();
    const std::size_t begin = i + headLength;
    const std::size_t back = begin < m_code.size() ? m_backJumps[begin] : nowhere;
    if (back == nowhere || back >= end || back < begin + tail || !m_stack.isEmpty()) {
        fail(say("a loop that does not go back"));
        return i;
    }
    const std::string_view name = kept.substr(0, kept.rfind(' '));
    m_variables[name] = {Type::Number, false};
    addLine(std::format("FOR {} = {} TO {} {{", name, start, last));
    ++m_depth;
    block(begin, back - tail, {.leave = back + 1, .conditions = scope.conditions});
    --m_depth;
    addLine("}");
    return back + 1;
}

// ---- other jumps

std::size_t ProgramDecompiler::jump(std::size_t i, std::size_t end, const Scope& scope) {
    const std::int64_t distance = m_stack.popNumber();
    if (!m_stack.isEmpty())
        return switchOver(i, end, scope);
    // If the game's compiler forgot the jump, it still has the number of its own instruction.
    const bool isForgotten = distance == std::int64_t(i) - 1;
    if (target(i) != scope.leave && !isForgotten)
        fail(say("a jump by {}", distance));
    addLine("BREAK");
    return i + 1;
}

std::size_t ProgramDecompiler::switchOver(std::size_t i, std::size_t end, const Scope& scope) {
    constexpr std::size_t entry = 5; // COPY, number, CMP, distance, JE
    const Value over = m_stack.pop();
    const std::size_t table = target(i);
    if (!m_stack.isEmpty() || table == nowhere || table < i + 3 || table >= end ||
        (over.type != Type::Below && over.type != Type::Number)) {
        fail(say("a jump with a value left"));
        return i;
    }
    std::multimap<std::size_t, std::string> labels;
    std::size_t at = table;
    for (; is(at, Opcode::Copy) && isNumber(at + 1) && is(at + 4, Opcode::JumpEqual); at += entry)
        labels.emplace(target(at + 4), std::format("CASE {}:", m_code[at + 1].operand.number));
    if (is(at + 1, Opcode::Jump)) {
        labels.emplace(target(at + 1), "DEFAULT:");
        at += 2;
    }
    const std::size_t last = table - 2;
    const bool inside = std::ranges::all_of(
        labels, [&](const auto& label) { return label.first > i && label.first <= last; });
    if (at >= end || !is(at, Opcode::Pop) || !inside) {
        fail(say("a table of cases that leads elsewhere"));
        return i;
    }
    addLine(std::format("SWITCH [{}] {{", expressionWords(over)));
    m_depth += 2;
    block(i + 1, last, {.leave = at, .conditions = scope.conditions, .labels = &labels});
    m_depth -= 2;
    addLine("}");
    return at + 1;
}

} // namespace

Result<std::string> decompileProgram(const LevelProgram& program, const Catalog& catalog) {
    return GameNumbers(catalog).asOf(program).and_then(
        [&](const LevelProgram& usual) { return ProgramDecompiler(usual, catalog).decompile(); });
}

} // namespace levwright
