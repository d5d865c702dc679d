// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/languages/program/compile/ProgramLevel.h"
#include "core/languages/program/compile/StatementLowering.h"

#include <algorithm>
#include <format>
#include <ranges>
#include <unordered_map>

namespace levwright::program {
namespace {

using S = StatementKind;

// A block, or the statement after a condition, that has not ended yet.
struct Frame {
    std::size_t statement = 0;
    StatementKind kind{};
    std::int64_t start = 0; // the first instruction of a loop; for a SWITCH, the jump to its table
    std::int64_t jump = -1; // the jump past the guarded statements; -1 for none
};

struct Label {
    std::int64_t number = 0;
    std::int64_t target = 0;
};

struct OpenBreak {
    std::int64_t jump = 0;
    int depth = 0;
    std::size_t statement = 0;
};

class LevelLowering {
public:
    LevelLowering(const LoweringInput& input, ProgramLevel& level, MapRange& range)
        : m_input(input), m_level(level), m_context(input, level), m_range(range) {}

    void run() {
        const std::vector<StatementNode>& statements = m_level.tree->statements;
        m_level.program.push = m_context.numbers.opcode(Opcode::Push);
        m_level.program.instructions.reserve(statements.size() * 6);
        m_level.origins.reserve(statements.size() * 6);
        for (std::size_t i = 0; i < statements.size() && !stopsAt(statements[i]); ++i) {
            closeTo(statements[i].parent, i);
            if (!statements[i].broken)
                open(i, statements[i]);
            flagsAfterHeader(i);
        }
        const bool reached = m_input.extent == Extent::Whole || !m_level.tree->firstError ||
                             m_level.tree->firstError->behindWhole;
        if (!reached)
            return;
        closeTo(std::nullopt, statements.size());
        reportUnused();
    }

private:
    bool stopsAt(const StatementNode& node) const {
        return m_input.extent == Extent::ToSyntaxError && m_level.tree->firstError &&
               (node.broken || node.range.begin >= m_level.tree->firstError->at) && !isOpenAtEnd(node);
    }
    // That a block has no end is found only at the end of the text.
    bool isOpenAtEnd(const StatementNode& node) const {
        return node.broken && node.range.end < m_level.tree->firstError->at && node.kind != S::Unknown;
    }

    // Each level writes its flags once, after its header.
    void flagsAfterHeader(std::size_t i) {
        const std::vector<StatementNode>& statements = m_level.tree->statements;
        const bool isHeader = statements[i].kind == S::Maze || statements[i].kind == S::Level;
        if (!isHeader || (i + 1 < statements.size() && statements[i + 1].kind == S::Flags))
            return;
        m_context.code.number(0);
        m_context.code.op(Opcode::LevelFlags);
    }

    void closeTo(std::optional<std::size_t> parent, std::size_t next) {
        // The end of an IF opens its ELSE.
        while (!m_frames.empty() && m_frames.back().statement != parent &&
               m_frames.back().statement != next) {
            const Frame frame = m_frames.back();
            m_frames.pop_back();
            m_context.code.setStatement(frame.statement);
            close(frame, next);
        }
    }

    void open(std::size_t index, const StatementNode& node);
    bool openJump(Own own, std::size_t index, StatementLowering& statement);
    void openCondition(std::size_t index, StatementLowering& statement);
    void openLoop(std::size_t index, StatementLowering& statement);
    void openFor(std::size_t index, StatementLowering& statement);
    void openSwitch(std::size_t index, StatementLowering& statement);
    void openMonster(std::size_t index, const StatementNode& node, StatementLowering& statement);
    void label(std::size_t index, const StatementNode& node);
    void leave(std::size_t index, const StatementNode& node);
    void close(const Frame& frame, std::size_t next);
    void closeIf(const Frame& frame, std::size_t next);
    void closeLoop(const Frame& frame);
    void closeFor(const Frame& frame);
    void closeSwitch(const Frame& frame);
    void landBreaks(std::int64_t target);
    std::unordered_map<std::string_view, int> timesWritten() const;
    void reportUnused();

    bool hasBlock(const StatementNode& node) const {
        return m_input.text.substr(0, node.range.end).ends_with('}');
    }
    Range closingBrace(std::size_t statement) const {
        const Offset end = m_level.tree->statements[statement].range.end;
        return {end - 1, end};
    }
    void pushVariable(std::string_view name) { m_context.code.text(OperandType::Variable, name); }
    void pushName(std::string_view name) { m_context.code.text(OperandType::String, name); }
    void setVariable(std::string_view name) {
        m_context.code.number(0);
        pushName(name);
        m_context.code.op(Opcode::SetVariable);
    }

    const LoweringInput& m_input;
    ProgramLevel& m_level;
    Context m_context;
    MapRange& m_range;
    std::vector<Frame> m_frames;
    std::vector<OpenBreak> m_breaks; // newest last
    int m_depth = 0;                 // how many open blocks can be left
    int m_conditions = 0;            // how many conditions are open, as the game's compiler counts them
    int m_fors = 0;
    bool m_inSwitch = false;
    // The labels of the SWITCH that was opened last, even after it is closed: the game's compiler keeps no
    // others.
    std::vector<Label> m_cases;
    std::int64_t m_defaultTarget = -1;
};

void LevelLowering::open(std::size_t index, const StatementNode& node) {
    StatementLowering statement(m_context, m_range, index);
    m_context.code.setStatement(index);
    if (node.kind == S::Monster)
        return openMonster(index, node, statement);
    if (const std::optional<Own> own = program::ownOf(node.kind); own && openJump(*own, index, statement))
        return;
    statement.lower();
    const bool isHolder = node.kind == S::Container;
    if (!isHolder && node.kind != S::Region && node.kind != S::Room && node.kind != S::Subroom)
        return;
    m_frames.push_back({.statement = index, .kind = node.kind});
    m_context.holders += isHolder ? 1 : 0;
    ++m_depth;
}

// Whether the statement is one that jumps; if so, opens it.
bool LevelLowering::openJump(Own own, std::size_t index, StatementLowering& statement) {
    switch (own) {
    case Own::If:
    case Own::Condition:
        openCondition(index, statement);
        return true;
    case Own::Else: // was opened where the IF before it ended
        return true;
    case Own::Case:
    case Own::Default:
        label(index, m_level.tree->statements[index]);
        return true;
    case Own::Loop:
        openLoop(index, statement);
        return true;
    case Own::For:
        openFor(index, statement);
        return true;
    case Own::Switch:
        openSwitch(index, statement);
        return true;
    case Own::Break:
        leave(index, m_level.tree->statements[index]);
        return true;
    case Own::RoomDoor:
    case Own::Terrain:
    case Own::ReplaceTerrain:
    case Own::Grave:
    case Own::Mineralize:
    case Own::Assign:
    case Own::Shuffle:
    case Own::Exit:
    case Own::Furniture:
    case Own::Added:
    case Own::Opaque:
        break;
    }
    return false;
}

// ---- conditions

void LevelLowering::openCondition(std::size_t index, StatementLowering& statement) {
    const bool isIf = m_level.tree->statements[index].kind == ifBlock;
    const std::int64_t jump = statement.condition();
    if (m_conditions >= m_context.catalog.limit("nested-conditions")) {
        const StatementNode& node = m_level.tree->statements[index];
        m_context.report(DiagnosticCode::IfTooDeep, isIf ? statement.argumentsRange() : *node.colon,
                         Read::ToEnd);
    } else {
        ++m_conditions;
    }
    m_frames.push_back({.statement = index, .kind = isIf ? ifBlock : program::condition, .jump = jump});
}

void LevelLowering::closeIf(const Frame& frame, std::size_t next) {
    const std::vector<StatementNode>& statements = m_level.tree->statements;
    const bool hasElse = frame.kind == ifBlock && next < statements.size() &&
                         statements[next].kind == elseBlock &&
                         statements[next].parent == statements[frame.statement].parent;
    if (hasElse) {
        const std::int64_t overElse = m_context.code.jump(Opcode::Jump);
        m_context.code.landHere(frame.jump);
        m_frames.push_back({.statement = next, .kind = elseBlock, .jump = overElse});
        return;
    }
    if (m_conditions == 0) {
        const Range at = statements[frame.statement].range;
        m_context.report(DiagnosticCode::NoStartAddress, at,
                         frame.kind == ifBlock ? Read::Beyond : Read::ToEnd);
    } else {
        --m_conditions;
    }
    m_context.code.landHere(frame.jump);
}

// ---- loops

void LevelLowering::openLoop(std::size_t index, StatementLowering& statement) {
    statement.values().expression();
    if (m_conditions >= m_context.catalog.limit("nested-conditions")) {
        Range at = statement.argumentsRange();
        at.end = m_context.tokenAt(at, Read::Beyond).end;
        m_context.report(DiagnosticCode::LoopTooDeep, at, Read::ToEnd);
    } else {
        ++m_conditions;
    }
    m_frames.push_back({.statement = index, .kind = loopBlock, .start = m_context.code.here()});
    m_context.code.op(Opcode::Decrement);
    ++m_depth;
}

void LevelLowering::closeLoop(const Frame& frame) {
    Emitter& code = m_context.code;
    code.op(Opcode::Copy);
    code.number(0);
    code.op(Opcode::Compare);
    code.jumpBack(Opcode::JumpGreater, frame.start);
    code.op(Opcode::Pop);
    m_conditions -= m_conditions > 0 ? 1 : 0;
    landBreaks(code.here());
}

void LevelLowering::openFor(std::size_t index, StatementLowering& statement) {
    Emitter& code = m_context.code;
    const std::string_view name = m_context.textOf(statement.values().take().text);
    const std::string end = std::string(name) + " end";
    statement.values().expression();
    statement.values().expression();
    if (m_fors >= m_context.catalog.limit("nested-loops"))
        m_context.report(DiagnosticCode::ForTooDeep, statement.argumentsRange(), Read::Beyond);
    ++m_fors;
    define(m_context, name, {program::ValueType::Integer, false}, index);
    setVariable(end);
    setVariable(name);
    pushVariable(end);
    pushVariable(name);
    code.op(Opcode::Subtract);
    code.op(Opcode::Sign);
    setVariable(std::string(name) + " step");
    m_frames.push_back({.statement = index, .kind = forBlock, .start = code.here()});
    ++m_depth;
}

void LevelLowering::closeFor(const Frame& frame) {
    Emitter& code = m_context.code;
    const Argument& variable = m_level.tree->statements[frame.statement].arguments.front();
    const std::string_view name = m_context.textOf(variable.text);
    pushVariable(name);
    pushVariable(std::string(name) + " end");
    code.op(Opcode::Compare);
    pushVariable(std::string(name) + " step");
    pushVariable(name);
    code.op(Opcode::Add);
    setVariable(name);
    code.jumpBack(Opcode::JumpNotEqual, frame.start);
    --m_fors;
    landBreaks(code.here());
}

// ---- SWITCH

void LevelLowering::openSwitch(std::size_t index, StatementLowering& statement) {
    const StatementNode& node = m_level.tree->statements[index];
    statement.values().expression();
    const bool isFixed = std::ranges::none_of(node.arguments, [](const Argument& argument) {
        return argument.kind == ArgumentKind::Dice || argument.kind == ArgumentKind::Variable ||
               argument.kind == ArgumentKind::Element;
    });
    Range at = statement.argumentsRange();
    at.end = m_context.tokenAt(at, Read::Beyond).end;
    if (m_inSwitch)
        m_context.report(DiagnosticCode::SwitchInSwitch, at, Read::ToEnd);
    m_inSwitch = true;
    m_cases.clear();
    m_defaultTarget = -1;
    if (isFixed)
        m_context.code.op(Opcode::RandomBelow);
    m_frames.push_back({.statement = index, .kind = switchBlock, .start = m_context.code.jump(Opcode::Jump)});
    ++m_depth;
}

void LevelLowering::label(std::size_t index, const StatementNode& node) {
    if (m_frames.empty() || m_frames.back().kind != switchBlock)
        return;
    const Range whole = m_level.tree->statements[index].range;
    if (node.kind == defaultLabel) {
        if (m_defaultTarget >= 0)
            m_context.report(DiagnosticCode::SecondDefault, whole, Read::ToEnd);
        m_defaultTarget = m_context.code.here();
        return;
    }
    if (m_cases.size() >= std::size_t(m_context.catalog.limit("switch-cases")))
        return void(m_context.report(DiagnosticCode::TooManyCases, whole, Read::ToEnd));
    m_cases.push_back({node.arguments.front().number(), m_context.code.here()});
}

void LevelLowering::closeSwitch(const Frame& frame) {
    Emitter& code = m_context.code;
    const std::int64_t toEnd = code.jump(Opcode::Jump);
    code.landHere(frame.start);
    for (const Label& label : m_cases) {
        code.op(Opcode::Copy);
        code.number(label.number);
        code.op(Opcode::Compare);
        code.jumpBack(Opcode::JumpEqual, label.target);
    }
    if (m_defaultTarget >= 0)
        code.jumpBack(Opcode::Jump, m_defaultTarget);
    code.landHere(toEnd);
    landBreaks(code.here());
    code.op(Opcode::Pop);
    m_inSwitch = false;
}

// ---- blocks

void LevelLowering::openMonster(std::size_t index, const StatementNode& node, StatementLowering& statement) {
    statement.lower();
    m_context.code.number(hasBlock(node) ? 1 : 0);
    m_context.code.op(Opcode::Monster);
    if (!hasBlock(node))
        return;
    m_frames.push_back({.statement = index, .kind = S::Monster});
    ++m_context.holders;
    ++m_depth;
}

void LevelLowering::close(const Frame& frame, std::size_t next) {
    Emitter& code = m_context.code;
    if (frame.kind == ifBlock || frame.kind == elseBlock || frame.kind == program::condition)
        return closeIf(frame, next);
    if (frame.kind == loopBlock)
        return closeLoop(frame);
    if (frame.kind == forBlock)
        return closeFor(frame);
    if (frame.kind == switchBlock)
        return closeSwitch(frame);
    const bool isHolder = frame.kind == S::Container || frame.kind == S::Monster;
    m_context.holders -= isHolder ? 1 : 0;
    landBreaks(code.here());
    code.op(frame.kind == S::Container ? Opcode::PopContainer
            : frame.kind == S::Monster ? Opcode::EndInventory
                                       : Opcode::EndRoom);
}

// ---- BREAK

void LevelLowering::leave(std::size_t index, const StatementNode& node) {
    if (m_depth == 0)
        return void(m_context.report(DiagnosticCode::BreakOutside, node.keyword, Read::ToEnd));
    m_breaks.push_back({m_context.code.jump(Opcode::Jump), m_depth, index});
}

// The block that ends is the innermost one that can be left. Like the game's compiler, this forgets all other
// BREAKs if the newest one belongs to this block.
void LevelLowering::landBreaks(std::int64_t target) {
    const int depth = m_depth--;
    if (m_breaks.empty() || m_breaks.back().depth != depth)
        return;
    for (const OpenBreak& open : m_breaks) {
        if (open.depth == depth)
            m_context.code.land(open.jump, target);
        else
            m_context.report(DiagnosticCode::BreakLost, m_level.tree->statements[open.statement].keyword,
                             Read::ToEnd);
    }
    m_breaks.clear();
}

// How often each variable is written. Empty if all statements are understood: then it is known which are
// used.
std::unordered_map<std::string_view, int> LevelLowering::timesWritten() const {
    const LevelTree& tree = *m_level.tree;
    std::unordered_map<std::string_view, int> times;
    if (tree.opaqueParts.empty() &&
        std::ranges::none_of(tree.statements, program::isOnlyOfGame, &StatementNode::kind))
        return times;
    for (const Token& token : tree.tokens) {
        if (token.kind == TokenKind::Variable)
            ++times[m_context.textOf(token.range())];
    }
    return times;
}

// The newest variable comes first.
void LevelLowering::reportUnused() {
    const std::optional<SyntaxError>& error = m_level.tree->firstError;
    const Offset end = error ? error->at : m_level.tree->size;
    std::unordered_map<std::string_view, int> written = timesWritten();
    for (const auto& name : std::views::reverse(m_context.order)) {
        const Variable& variable = m_context.variables[name];
        if (variable.used || written[name] > 1)
            continue;
        const Range at = m_level.tree->statements[variable.statement].keyword;
        m_level.diagnostics.push_back({DiagnosticCode::UnusedVariable, at, end, {std::string(name)}, {}});
    }
}

} // namespace

std::shared_ptr<ProgramLevel> lower(const LoweringInput& input, MapRange& range) {
    auto level = std::make_shared<ProgramLevel>();
    level->tree = input.tree;
    level->diagnostics = input.tree->diagnostics;
    for (const OpaquePart& part : input.tree->opaqueParts)
        level->notUnderstood.emplace_back(input.text.substr(part.word.begin, part.word.size()));
    level->leftOutOfRolls = level->notUnderstood;
    LevelLowering(input, *level, range).run();
    return level;
}

std::string whyNotCompiled(const ProgramLevel& level) {
    return say("Level {} cannot be compiled: only the game itself understands {}.", inQuotes(level.name),
               inQuotes(level.notUnderstood.front()));
}

} // namespace levwright::program
