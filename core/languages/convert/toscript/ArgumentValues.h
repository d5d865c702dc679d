// SPDX-License-Identifier: GPL-3.0-or-later
// Converts the arguments of one statement of NetHack 3.6 to values of a script. Internal to convert.
#pragma once

#include "core/languages/convert/toscript/ScriptContext.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace levwright::toscript {

// A place in a script; it is random if it has neither numbers nor a value.
struct ScriptPlace {
    std::optional<std::array<std::string, 2>> numbers;
    std::string value; // an expression for a table

    bool isAnywhere() const { return !numbers && value.empty(); }
};

// The words of a script for a monster or object.
struct ScriptThing {
    std::string value;     // empty for any
    bool isClass = false;  // one character
    bool isEither = false; // a variable that holds either a class or a name
};

// A map character with the written light, as the number that scripts use.
struct ScriptTerrain {
    std::string value;
    std::optional<std::string> light;
};

// Reads the arguments in their order. Operands follow the argument to which they belong.
class ArgumentValues {
public:
    ArgumentValues(ScriptContext& context, const StatementNode& statement)
        : m_context(context), m_statement(statement) {}

    bool atEnd() const { return m_at >= m_statement.arguments.size(); }
    const Argument& peek() const { return m_statement.arguments[m_at]; }
    const Argument& take() { return m_statement.arguments[m_at++]; }
    // The current position, for reading the arguments again from there.
    std::size_t position() const { return m_at; }
    void goTo(std::size_t position) {
        m_at = position;
        m_prelude.clear();
    }
    bool nextIs(Field field) const { return !atEnd() && peek().field == field; }
    // The next argument as a word of the level; empty if it is random.
    std::string word();
    std::string_view textOf(const Argument& argument) const { return m_context.textOf(argument.range); }

    std::string expression();
    std::string words(); // a text
    ScriptPlace place();
    std::string area(); // {1, 2, 3, 4}
    // The area in the form that the function takes: selection.area(1, 2, 3, 4)
    std::string areaFor(std::string_view function);
    ScriptTerrain terrain();
    ScriptThing monster();
    // The monster of which an object is made, by a name of its kind: the game takes no other spelling there.
    ScriptThing montype();
    ScriptThing object();
    std::string selection();
    // The place if the cells are a single one; else empty.
    std::optional<ScriptPlace> onePlace();
    // The right side of an assignment.
    std::string value(const program::VariableType& type);
    // A random cell of the map's area, for functions that need a cell.
    static ScriptPlace anyCell();
    static std::string tableOf(const ScriptPlace& place);

    // Lines that must stand before the statement.
    std::vector<std::string> takePrelude() { return std::exchange(m_prelude, {}); }

private:
    enum class Things : std::uint8_t { Monsters, Objects };

    std::string variable(const Argument& argument);
    std::string element(program::ValueType type);
    std::string areaNumbers();
    std::array<std::string, 2> numbersOf(const ScriptPlace& place, const Argument& written);
    std::string pointSelection();
    std::string selectionCall(const Argument& call);
    std::string callee();
    std::string unite(std::size_t end);
    std::string filter();
    std::string grown();
    std::string round(std::size_t end, bool isCircle);
    ScriptThing variableThing(const Argument& argument);
    ScriptThing ofClass(Things things, const Argument& written, char symbol);
    std::optional<ScriptThing> unnamed(Things things, const Argument& argument);

    ScriptContext& m_context;
    const StatementNode& m_statement;
    std::size_t m_at = 0;
    std::vector<std::string> m_prelude;
};

} // namespace levwright::toscript
