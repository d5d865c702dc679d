// SPDX-License-Identifier: GPL-3.0-or-later
// The values of a script, as far as they are known without running it.
#pragma once

#include "core/languages/script/syntax/CallValues.h"

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace levwright::dungeonscript {

class TableValues {
public:
    // script must outlive this object.
    explicit TableValues(const script::ScriptText& script);

    // The expression that a value stands for: the value itself, or the only value that a name ever gets.
    lua::NodeIndex resolved(lua::NodeIndex value) const;
    // The table constructor that a value is; noNode if that is not known.
    lua::NodeIndex table(lua::NodeIndex value) const;
    std::optional<int> number(lua::NodeIndex value) const { return number(value, 0); }
    std::optional<std::string> text(lua::NodeIndex value) const { return text(value, 0); }
    // The code that changes a name which already has a value; noNode if there is none.
    lua::NodeIndex changeOf(std::string_view name) const;
    // Whether the value is written in place, so that it can be overwritten.
    bool isWrittenOut(lua::NodeIndex value) const;

private:
    struct Binding {
        int count = 0;
        lua::NodeIndex value = lua::noNode;
        lua::NodeIndex change = lua::noNode; // the last code that changes its contents or its value
    };

    void add(lua::NodeIndex name, lua::NodeIndex value);
    void addAll(lua::NodeIndex names, lua::NodeIndex values, bool isTopLevel);
    void readNode(lua::NodeIndex node);
    lua::NodeIndex baseOf(lua::NodeIndex target) const;
    std::optional<int> number(lua::NodeIndex value, int depth) const;
    std::optional<int> binary(lua::NodeIndex value, int depth) const;
    std::optional<std::string> text(lua::NodeIndex value, int depth) const;

    const script::ScriptText& m_script;
    std::unordered_map<std::string_view, Binding> m_bindings;
};

} // namespace levwright::dungeonscript
