// SPDX-License-Identifier: GPL-3.0-or-later
// The values that are written in one call of a level script, each by its key, whatever form the call has.
#pragma once

#include "core/base/Geometry.h"
#include "core/languages/script/lua/LuaTree.h"
#include "core/languages/script/lua/ScriptCalls.h"
#include "core/languages/script/syntax/Functions.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace levwright::script {

// A script and its text.
struct ScriptText {
    const lua::SyntaxTree& tree;
    std::string_view text;

    std::string_view slice(lua::NodeIndex node) const {
        const Range range = tree.range(node);
        return text.substr(range.begin, range.size());
    }
    const lua::Node& at(lua::NodeIndex node) const { return tree.nodes[node]; }
    // The kind of a node's first token.
    lua::TokenKind tokenOf(lua::NodeIndex node) const { return tree.tokens[at(node).firstToken].kind; }
    std::vector<lua::NodeIndex> childrenOf(lua::NodeIndex node) const;
    // Visits the children without making a list of them.
    void eachChildOf(lua::NodeIndex node, auto&& visit) const {
        for (lua::NodeIndex child = at(node).firstChild; child != lua::noNode; child = at(child).nextSibling)
            visit(child);
    }
    // The range between the opening bracket and the closing one, which may be missing.
    Range insideOf(lua::NodeIndex node) const;
};

struct CallValue {
    std::string_view key;
    lua::NodeIndex value = lua::noNode;
    lua::NodeIndex entry = lua::noNode; // entry of a table; noNode if the value is identified by its position
};

// Two numbers that are written as literals, wherever they stand.
struct WrittenPlace {
    std::array<lua::NodeIndex, 2> numbers{};
    Point place;
    Range range; // the range of both numbers
};

// Four numbers, from a table or from a selection that is a rectangle.
struct WrittenArea {
    std::array<lua::NodeIndex, 4> numbers{};
    Area area; // corners as written
    Range range;
};

// The value of a node; empty if the value is not written literally.
std::optional<std::int64_t> numberIn(const ScriptText& script, lua::NodeIndex value);
// The same for a number that need not be whole.
std::optional<double> realIn(const ScriptText& script, lua::NodeIndex value);
std::optional<std::string> textIn(const ScriptText& script, lua::NodeIndex value);
std::optional<bool> flagIn(const ScriptText& script, lua::NodeIndex value);
// A place written as {3, 5} or {x = 3, y = 5}.
std::optional<WrittenPlace> placeIn(const ScriptText& script, lua::NodeIndex value);
// An area written as {1, 2, 3, 4} or selection.area(1, 2, 3, 4).
std::optional<WrittenArea> areaIn(const ScriptText& script, lua::NodeIndex value);
// The places from which the script draws one, such as those of place[1] with local place = { {1,2}, … }.
// Empty if value is nothing of that kind.
std::vector<Point> listedPlacesIn(const ScriptText& script, lua::NodeIndex value);

class CallValues {
public:
    CallValues(const Functions& functions, const ScriptText& script, const lua::ScriptCall& call);

    // The function's full name, such as "des.monster".
    std::string_view function() const { return m_function; }
    const std::vector<CallValue>& all() const { return m_values; }
    const CallValue* find(std::string_view key) const;
    // Whether the values have keys, in a table.
    bool isTable() const { return m_isTable; }
    // Whether the arguments fit none of the function's forms.
    bool isStrange() const { return m_isStrange; }

    std::optional<std::int64_t> number(std::string_view key) const;
    std::optional<std::string> text(std::string_view key) const;
    std::optional<bool> flag(std::string_view key) const;
    // The place given by x and y, or by coord.
    std::optional<WrittenPlace> place() const;
    // Whether the call says anything about the place.
    bool saysPlace() const;
    // What the call says about the place; noNode if nothing.
    lua::NodeIndex placeNode() const;
    std::optional<WrittenArea> area(std::string_view key) const;

private:
    void readTable(lua::NodeIndex table);
    void readPositions(const Functions& functions, lua::NodeIndex arguments);

    const ScriptText& m_script;
    std::string_view m_function;
    std::vector<CallValue> m_values;
    bool m_isTable = false;
    bool m_isStrange = false;
};

} // namespace levwright::script
