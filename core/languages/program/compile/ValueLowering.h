// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the instructions that compute the arguments of a statement. Internal to program/compile.
#pragma once

#include "core/languages/program/compile/LoweringContext.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace levwright::program {

// Goes through the arguments of one unbroken statement in their order. Operands follow the argument to which
// they belong.
class ValueLowering {
public:
    ValueLowering(Context& context, const StatementNode& statement)
        : m_context(context), m_statement(statement) {}

    bool atEnd() const { return m_at >= m_statement.arguments.size(); }
    const Argument& peek() const { return m_statement.arguments[m_at]; }
    bool nextIs(Field field) const { return !atEnd() && peek().field == field; }
    const Argument& take() { return m_statement.arguments[m_at++]; }
    void skip(std::uint32_t arguments) { m_at += arguments; }

    void expression();
    void text();
    void place();
    void area();
    void terrain();
    void monster() { thing(OperandType::Monster); }
    void object() { thing(OperandType::Object); }
    void selection();
    // The same for elements of lists, by their type.
    void value(program::ValueType type);

    // The number of an argument that needs no instructions: a word, a number, or random (-1).
    std::int64_t number();
    // The terrain of a map character; empty if there is none.
    std::optional<int> terrainNumber(const Argument& character) const;
    // Reports a number above 100 as an error.
    std::int64_t percent(const Argument& argument);

private:
    void variable(const Argument& variable);
    void thing(OperandType type);
    void offerNames(Diagnostic& unknown, OperandType type, const Argument& argument) const;
    void named(OperandType type, const Argument& argument);
    void ofClass(OperandType type, const Argument& argument);
    void selectionCall(const Argument& call);
    void unite(std::size_t end);
    void filter();
    void round(std::size_t end, bool isCircle);

    Context& m_context;
    const StatementNode& m_statement;
    std::size_t m_at = 0;
};

} // namespace levwright::program
