// SPDX-License-Identifier: GPL-3.0-or-later
// The arguments of one statement of NetHack 3.6 as values of a script. Internal to convert.
#pragma once

#include "core/convert/tolua/ScriptContext.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace levwright::tolua {

// A place as a script can say it; anywhere if it has neither numbers nor a value.
struct ScriptPlace {
    std::optional<std::array<std::string, 2>> numbers;
    std::string value; // of a table

    bool isAnywhere() const { return !numbers && value.empty(); }
};

// What a script calls a monster or object.
struct ScriptThing {
    std::string value;     // empty: any
    bool isClass = false;  // one character
    bool isEither = false; // a variable that holds the one or the other
};

// A map character with the light that is written, as a script's number.
struct ScriptTerrain {
    std::string value;
    std::optional<std::string> light;
};

// Goes through the arguments in their order; operands stand behind what they are of.
class ScriptValues {
public:
    ScriptValues(ScriptContext& context, const StatementNode& statement)
        : m_context(context), m_statement(statement) {}

    bool atEnd() const { return m_at >= m_statement.arguments.size(); }
    const Argument& peek() const { return m_statement.arguments[m_at]; }
    const Argument& take() { return m_statement.arguments[m_at++]; }
    // To read arguments again, from there on.
    std::size_t position() const { return m_at; }
    void goTo(std::size_t position) {
        m_at = position;
        m_prelude.clear();
    }
    bool nextIs(Field field) const { return !atEnd() && peek().field == field; }
    // The next argument as a word of the level; empty: random.
    std::string word();
    std::string_view textOf(const Argument& argument) const { return m_context.textOf(argument.range); }

    std::string expression();
    std::string words(); // a text
    ScriptPlace place();
    std::string area(); // {1, 2, 3, 4}
    // As what the function is called with: selection.area(1, 2, 3, 4)
    std::string areaFor(std::string_view function);
    ScriptTerrain terrain();
    ScriptThing monster();
    ScriptThing object();
    std::string selection();
    // Where the cells are one place: that one.
    std::optional<ScriptPlace> onePlace();
    // The right side of an assignment.
    std::string value(const syntax36::VariableType& type);
    // A cell of the map's area, for functions that need one.
    static ScriptPlace anyCell();
    static std::string tableOf(const ScriptPlace& place);

    // Lines that have to stand before the statement.
    std::vector<std::string> takePrelude() { return std::exchange(m_prelude, {}); }

private:
    enum class Things : std::uint8_t { Monsters, Objects };

    std::string variable(const Argument& argument);
    std::string element(syntax36::ValueType type);
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

} // namespace levwright::tolua
