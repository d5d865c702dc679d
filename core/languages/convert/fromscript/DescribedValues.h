// SPDX-License-Identifier: GPL-3.0-or-later
// Converts the values of a script to words of a description. Internal to convert.
#pragma once

#include "core/catalog/Catalog.h"
#include "core/languages/convert/ClassWords.h"
#include "core/languages/convert/fromscript/ScriptScope.h"
#include "core/languages/script/syntax/CallValues.h"
#include "core/languages/script/syntax/ScriptTypes.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace levwright::fromscript {

// A whole number that may be random: the sum of several terms and a fixed number.
struct Amount {
    std::vector<std::string> terms;
    std::int64_t constant = 0;
    std::int64_t least = 0;
    std::int64_t most = 0;

    bool isFixed() const { return terms.empty(); }
    std::string text() const;
};

struct SelectionText {
    std::string text;
    bool isSum = false; // a sum of several terms, which needs parentheses

    std::string term() const { return isSum ? "(" + text + ")" : text; }
};

// A value that the script draws: percent(30) and A or B. Without B, it is true or false.
struct Choice {
    lua::NodeIndex node = lua::noNode;
    std::int64_t percent = 0;
};

// The functions return nothing for what a description cannot express.
class DescribedValues {
public:
    DescribedValues(const script::ScriptText& script, const script::Library& library, const Catalog& to);

    const script::ScriptText& script() const { return m_script; }
    const script::ScriptTypes& types() const { return m_types; }
    ScriptScope& scope() { return m_scope; }
    // Whether the script gives the name another value after its declaration.
    bool isReassigned(std::string_view name) const { return m_reassigned.contains(name); }

    // Looks through parentheses, names that stand for one value, and choices that are already decided.
    lua::NodeIndex resolve(lua::NodeIndex value);
    bool isNil(lua::NodeIndex value);

    std::optional<Amount> amount(lua::NodeIndex value);
    std::optional<std::int64_t> number(lua::NodeIndex value);
    std::optional<std::string> text(lua::NodeIndex value);
    // To the game, the two strings for false and true mean the opposite.
    std::optional<bool> flag(lua::NodeIndex value);
    // A place in words: numbers, a variable, or a cell of a selection.
    std::optional<std::string> place(lua::NodeIndex value);
    std::optional<std::string> placeAt(lua::NodeIndex x, lua::NodeIndex y);
    std::optional<Point> pointIn(lua::NodeIndex value);
    std::optional<std::vector<std::int64_t>> numbersIn(lua::NodeIndex table);
    std::optional<SelectionText> selection(lua::NodeIndex value);
    // The rectangles of a selection; empty if it is made of anything else.
    std::optional<std::vector<Area>> areas(lua::NodeIndex value);
    // A variable of that kind, or an element of such a list.
    std::optional<std::string> variable(lua::NodeIndex value, VariableKind kind);
    // The chance in percent(30).
    std::optional<std::int64_t> percentIn(lua::NodeIndex value);
    // "selection.area", for a call or method; empty for a function of the script itself.
    std::string calledName(lua::NodeIndex call);
    // The arguments of a call or method; the object of a method comes first.
    std::vector<lua::NodeIndex> argumentsOf(lua::NodeIndex call) const;

    static std::string quoted(std::string_view text);
    // The words of a terrain without light; empty if the game has no such terrain.
    std::optional<std::string> terrain(lua::NodeIndex value);

    // Lines that draw values before the statement that is being converted.
    std::vector<std::string> takeLinesBefore() { return std::exchange(m_before, {}); }
    // The choice that was found and is not decided yet.
    std::optional<Choice> takeOpenChoice() { return std::exchange(m_openChoice, {}); }
    void choose(const Choice& choice, bool outcome) { m_choices[choice.node] = outcome; }
    void unchoose(const Choice& choice) { m_choices.erase(choice.node); }

    // Forgets the values of what that part of the script may change.
    void forgetChanged(lua::NodeIndex within);

private:
    std::optional<Amount> drawn(lua::NodeIndex call);
    std::optional<Amount> dice(std::int64_t count, std::int64_t sides, std::int64_t added);
    std::optional<Amount> computed(lua::NodeIndex binary);
    std::optional<Amount> product(const Amount& left, const Amount& right);
    std::optional<Amount> named(lua::NodeIndex name);
    std::optional<std::string> element(lua::NodeIndex subscript, VariableKind kind);
    std::optional<std::string> cellOf(lua::NodeIndex call);

    // In ScriptSelections.cpp
    std::optional<SelectionText> calledSelection(lua::NodeIndex call);
    std::optional<SelectionText> combined(lua::NodeIndex binary);
    std::optional<SelectionText> shape(std::string_view name, const std::vector<lua::NodeIndex>& arguments);
    std::optional<SelectionText> round(std::string_view name, const std::vector<std::int64_t>& numbers);
    std::optional<SelectionText> line(std::string_view name, const std::vector<std::int64_t>& numbers);
    std::optional<SelectionText> filtered(std::string_view name,
                                          const std::vector<lua::NodeIndex>& arguments);
    std::optional<SelectionText> grown(const std::vector<lua::NodeIndex>& arguments);
    bool isSelection(lua::NodeIndex value);

    const script::ScriptText& m_script;
    script::ScriptTypes m_types;
    const Catalog& m_to;
    ScriptScope m_scope;
    std::unordered_set<std::string_view> m_reassigned;
    std::map<lua::NodeIndex, bool> m_choices;
    std::optional<Choice> m_openChoice;
    std::vector<std::string> m_before;
};

// All cells of the level, and no cells.
inline constexpr std::string_view allCells = "(0,0) & complement (0,0)";
inline constexpr std::string_view noCells = "filter((0,0),complement (0,0))";

} // namespace levwright::fromscript
