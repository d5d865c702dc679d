// SPDX-License-Identifier: GPL-3.0-or-later
// What the values of a script come to, as far as that can be told without running it.
#pragma once

#include "core/syntax37/CallValues.h"

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace levwright::dungeon37 {

class ScriptValues {
public:
    // It outlives this.
    explicit ScriptValues(const syntax37::ScriptText& script);

    // The expression that a value stands for: itself, or what a name is given that nothing else changes.
    lua::NodeIndex resolved(lua::NodeIndex value) const;
    // The table constructor that a value is; noNode: none that can be told.
    lua::NodeIndex table(lua::NodeIndex value) const;
    std::optional<int> number(lua::NodeIndex value) const { return number(value, 0); }
    std::optional<std::string> text(lua::NodeIndex value) const { return text(value, 0); }
    // What changes a name that has a value already; noNode: nothing that is written.
    lua::NodeIndex changeOf(std::string_view name) const;
    // Whether it is written out where it stands, so that it can be written anew.
    bool isWrittenOut(lua::NodeIndex value) const;

private:
    struct Binding {
        int count = 0;
        lua::NodeIndex value = lua::noNode;
        lua::NodeIndex change = lua::noNode; // of what it holds, or to another value; the last one
    };

    void add(lua::NodeIndex name, lua::NodeIndex value);
    void addAll(lua::NodeIndex names, lua::NodeIndex values, bool isTopLevel);
    void readNode(lua::NodeIndex node);
    lua::NodeIndex baseOf(lua::NodeIndex target) const;
    std::optional<int> number(lua::NodeIndex value, int depth) const;
    std::optional<int> binary(lua::NodeIndex value, int depth) const;
    std::optional<std::string> text(lua::NodeIndex value, int depth) const;

    const syntax37::ScriptText& m_script;
    std::unordered_map<std::string_view, Binding> m_bindings;
};

} // namespace levwright::dungeon37
