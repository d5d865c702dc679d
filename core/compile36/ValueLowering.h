// SPDX-License-Identifier: GPL-3.0-or-later
// From the arguments of a statement to the instructions that compute them. Internal to compile36.
#pragma once

#include "core/compile36/LoweringContext36.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace levwright::compile36 {

// Goes through the arguments of one whole statement in their order; operands come behind what they are of.
class ValueLowering {
public:
    ValueLowering(Context& context, const StatementNode& statement)
        : m_context(context), m_statement(statement) {}

    bool atEnd() const { return m_at >= m_statement.arguments.size(); }
    const Argument& peek() const { return m_statement.arguments[m_at]; }
    bool nextIs(Field field) const { return !atEnd() && peek().field == field; }
    const Argument& take() { return m_statement.arguments[m_at++]; }

    void expression();
    void text();
    void place();
    void area();
    void terrain();
    void monster() { thing(OperandType::Monster); }
    void object() { thing(OperandType::Object); }
    void selection();
    // The same for elements of lists, by what they are.
    void value(syntax36::ValueType type);

    // The number of what is no code: a word, a number; random: -1.
    std::int64_t number();
    // A map character, or none if there is no such.
    std::optional<int> terrainNumber(const Argument& character) const;
    // Above 100 is an error.
    std::int64_t percent(const Argument& argument);

private:
    void variable(const Argument& variable);
    void thing(OperandType type);
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

} // namespace levwright::compile36
