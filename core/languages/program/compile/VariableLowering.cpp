// SPDX-License-Identifier: GPL-3.0-or-later
// Variables and conditions.
#include "core/languages/program/compile/StatementLowering.h"

namespace levwright::program {

using F = Field;
using K = ArgumentKind;

namespace {

// Empty if the game's compiler has no name for the type.
std::string_view nameOfType(ValueType type) {
    switch (type) {
    case ValueType::Integer:
        return "integer";
    case ValueType::Text:
        return "string";
    case ValueType::Place:
        return "coordinate";
    case ValueType::Area:
        return "region";
    case ValueType::Terrain:
        return "mapchar";
    case ValueType::Monster:
        return "monster";
    case ValueType::Object:
        return "object";
    case ValueType::Selection:
        break;
    }
    return {};
}

} // namespace

void define(Context& context, std::string_view name, program::VariableType type, std::size_t statement) {
    const auto [found, isNew] = context.variables.try_emplace(name, Variable{type, false, statement});
    if (isNew)
        return context.order.push_back(name);
    const program::VariableType known = found->second.type;
    if (known == type)
        return;
    const StatementNode& node = context.level.tree->statements[statement];
    const Argument& last = node.arguments.back();
    Range at = node.keyword;
    for (const Argument& argument : node.arguments)
        at.end = std::max(at.end, argument.range.end);
    // Whether the last value could have gone on.
    const bool goesOn = node.kind == program::forBlock ||
                        (!type.isList && (type.type == ValueType::Integer || type.type == ValueType::Text ||
                                          type.type == ValueType::Selection));
    static_cast<void>(last);
    const Read read = type.isList || !goesOn ? Read::ToEnd : Read::Beyond;
    if (type.isList) // the range ends at the closing brace
        at.end = node.arguments[1].kind == K::List ? node.arguments[1].range.end : at.end;
    const auto typeName = [&](program::VariableType named) {
        constexpr int selectionNumber = 9;
        const std::string_view plain = nameOfType(named.type);
        if (plain.empty())
            context.report(DiagnosticCode::SelectionTyped, at, read, {std::to_string(selectionNumber)});
        return plain.empty() ? "(null)" : std::string(plain) + (named.isList ? " array" : "");
    };
    const std::string before = typeName(known);
    const std::string now = typeName(type);
    context.report(DiagnosticCode::VariableRetyped, at, read, {std::string(name), now, before});
}

void StatementLowering::assignment() {
    const Argument& variable = m_values.take();
    const std::string_view name = m_context.textOf(variable.text);
    const program::VariableType type{ValueType(variable.numbers[0]), variable.numbers[1] != 0};
    if (m_values.nextIs(F::Type))
        m_values.take();
    std::int64_t count = 0;
    if (type.isList) {
        m_values.take();
        for (; !m_values.atEnd(); ++count)
            m_values.value(type.type);
    } else {
        m_values.value(type.type);
    }
    define(m_context, name, type, m_index);
    m_context.code.number(count);
    m_context.code.text(OperandType::String, name);
    m_context.code.op(Opcode::SetVariable);
}

namespace {

Opcode opposite(Opcode comparison) {
    switch (comparison) {
    case Opcode::JumpEqual:
        return Opcode::JumpNotEqual;
    case Opcode::JumpNotEqual:
        return Opcode::JumpEqual;
    case Opcode::JumpLess:
        return Opcode::JumpGreaterEqual;
    case Opcode::JumpGreaterEqual:
        return Opcode::JumpLess;
    case Opcode::JumpGreater:
        return Opcode::JumpLessEqual;
    default: // the remaining comparison: at most
        return Opcode::JumpGreater;
    }
}

} // namespace

std::int64_t StatementLowering::condition() {
    constexpr int hundred = 100;
    Emitter& code = m_context.code;
    code.setStatement(m_index);
    const Argument& written = m_values.take();
    Opcode taken = Opcode::JumpNotEqual;
    if (written.kind == K::Percent) {
        code.number(m_values.percent(written));
        code.number(hundred);
        code.op(Opcode::RandomBelow);
        taken = Opcode::JumpGreater;
    } else {
        m_values.expression();
        if (m_values.atEnd()) {
            code.number(0);
        } else {
            taken = Opcode(m_values.number());
            m_values.expression();
        }
    }
    code.op(Opcode::Compare);
    return code.jump(opposite(taken));
}

} // namespace levwright::program
