// SPDX-License-Identifier: GPL-3.0-or-later
// The values of a program as words of a description. Internal to decompile. Source: lev-3.6, sections 3,
// 5, 6.
#pragma once

#include "core/compiled/LevelProgram.h"
#include "core/decompile/Spelling.h"

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
    Below,      // what RN2 leaves: a random number below one
    Copy,       // what COPY leaves
    Comparison, // what CMP leaves
};

// How firmly the words of a value hold together.
enum class Binding : std::uint8_t { Sum, Product, Whole };

struct Value {
    Type type{};
    Binding binding = Binding::Whole;
    bool isLiteral = false;
    std::string words;       // empty: no description can say it
    std::int64_t number = 0; // of literals that are no texts, as the program has it
    std::string_view bytes;  // of literals that are texts
    std::string right;       // of comparisons: what is compared with
    bool isPercent = false;  // of comparisons: a percentage with a random number below 100
};

struct VariableType {
    Type type{};
    bool isList = false;
};

using Variables = std::unordered_map<std::string_view, VariableType>;

// What a program has computed and not used yet. A value that is not there, or is of another type than asked
// for, fails the spelling.
class ProgramStack {
public:
    ProgramStack(Spelling& spelling, Variables& variables) : m_spelling(spelling), m_variables(variables) {}

    bool isEmpty() const { return m_values.empty(); }
    void clear() { m_values.clear(); }
    std::size_t size() const { return m_values.size(); }
    void push(const Operand& operand);
    // Whether the instruction is one that computes; then it is done.
    bool compute(Opcode opcode);

    Value pop();
    Value pop(Type type);
    // A number as an expression says it.
    std::string popExpression();
    std::string popText();
    std::string popPlace();
    std::string popWords(Type type);
    // What the text says without computing.
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

// The number as it stands where no sign may: the game's compiler takes the low 32 bits.
std::string unsignedWords(std::int64_t number);
// 'x', with the backslash where it is needed.
std::string characterWords(char c);
// The words of a number in an expression.
std::string expressionWords(const Value& value);

} // namespace levwright::programtext
