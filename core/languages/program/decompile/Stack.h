// SPDX-License-Identifier: GPL-3.0-or-later
// The values of a program in the words of a description. Internal to program/decompile. Source: lev-3.6,
// sections 3, 5, 6.
#pragma once

#include "core/compiled/LevelProgram.h"
#include "core/spelling/Spelling.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace levwright::programtext {

enum class Type : std::uint8_t {
    Number,
    Text,
    Place,
    Area,
    Terrain,
    Monster,
    Object,
    Cells,
    Below,      // the result of RN2: a random number below one
    Copy,       // the result of COPY
    Comparison, // the result of CMP
};

// How tightly the parts of an expression are bound.
enum class Binding : std::uint8_t { Sum, Product, Whole };

struct Value {
    Type type{};
    Binding binding = Binding::Whole;
    bool isLiteral = false;
    std::string words;       // empty if no description can express it
    std::int64_t number = 0; // for literals other than texts: the number in the program
    std::string_view bytes;  // for texts
    std::string right;       // for comparisons: the right side
    bool isPercent = false;  // for comparisons: a random number below 100 is compared with a percentage
};

struct VariableType {
    Type type{};
    bool isList = false;
};

using Variables = std::unordered_map<std::string_view, VariableType>;

// The values that a program has computed and not used yet. If a value is missing or of the wrong type, the
// spelling fails.
class ProgramStack {
public:
    ProgramStack(Spelling& spelling, Variables& variables) : m_spelling(spelling), m_variables(variables) {}

    bool isEmpty() const { return m_values.empty(); }
    void clear() { m_values.clear(); }
    std::size_t size() const { return m_values.size(); }
    void push(const Operand& operand);
    // Whether the instruction computes something; if so, it is executed.
    bool compute(Opcode opcode);

    Value pop();
    Value pop(Type type);
    // A number as an expression.
    std::string popExpression();
    std::string popText();
    std::string popPlace();
    std::string popWords(Type type);
    // A number that needs no computation.
    std::int64_t popNumber();
    std::string_view popBytes();

private:
    void pushVariable(std::string_view name);
    void pushWords(Type type, std::string words, Binding binding = Binding::Whole);
    void calculate(char sign);
    void join(Value left, const Value& right);
    void dice();
    void unite();
    void filter();
    void round();
    void grow();
    void compare();

    std::string coord(std::int64_t number) const;
    std::string area(std::int64_t number) const;
    std::string terrain(std::int64_t number) const;
    std::string monster(std::int64_t number) const;
    std::string object(std::int64_t number) const;

    Spelling& m_spelling;
    Variables& m_variables;
    std::vector<Value> m_values;
};

// The number as it is written where no sign is allowed: the game's compiler keeps the low 32 bits.
std::string unsignedWords(std::int64_t number);
// The number as it is written in an expression.
std::string expressionWords(const Value& value);

} // namespace levwright::programtext
