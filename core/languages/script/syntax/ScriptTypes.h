// SPDX-License-Identifier: GPL-3.0-or-later
// What is known about the names and values of a script without running it.
#pragma once

#include "core/languages/script/syntax/CallValues.h"
#include "core/languages/script/syntax/Library.h"
#include "core/languages/script/syntax/ThemedRooms.h"

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace levwright::script {

// Scopes are not distinguished: a name that is given a value anywhere counts as the script's own everywhere.
class ScriptTypes {
public:
    // The arguments must outlive it. outer has the names of the file, if the script is only a part of it.
    ScriptTypes(const Library& library, const ScriptText& script, const OuterNames* outer = nullptr);

    ValueType typeOf(lua::NodeIndex value) const { return typeOf(value, 0); }
    // Whether the script gives the name a value, or might do so.
    bool isOwn(std::string_view name) const {
        return m_isOpen || m_bindings.contains(name) || (m_outer != nullptr && m_outer->contains(name));
    }
    // The names to which the script gives values, to suggest one. Empty if there are very many: comparing
    // each wrong name with all of them would take long.
    std::vector<std::string_view> ownNames() const;
    // All names that are given a value, for the parts of the script.
    OuterNames namesForParts() const;
    // The game's name for what a name or member stands for, "des.monster" or "percent"; empty if it is the
    // script's own or no such thing. The name is not looked up: it need not exist.
    std::optional<std::string> libraryName(lua::NodeIndex node) const;
    // The same for the function that a call or method calls.
    std::optional<std::string> calledName(lua::NodeIndex call) const;
    bool isLibraryTable(std::string_view name) const;

private:
    struct Binding {
        int count = 0;
        lua::NodeIndex value = lua::noNode;
    };

    void bind(lua::NodeIndex name);
    void add(lua::NodeIndex name, lua::NodeIndex value = lua::noNode);
    lua::NodeIndex valueOfLocal(lua::NodeIndex name) const;
    ValueType typeOf(lua::NodeIndex value, int depth) const;
    ValueType typeOfName(lua::NodeIndex node, int depth) const;
    ValueType typeOfLiteral(lua::NodeIndex node) const;
    ValueType typeOfUnary(lua::NodeIndex node, int depth) const;
    ValueType typeOfBinary(lua::NodeIndex node, int depth) const;
    ValueType typeOfLibrary(const std::optional<std::string>& name, bool isCalled) const;

    const Library& m_library;
    const ScriptText& m_script;
    const OuterNames* m_outer;
    std::unordered_map<std::string_view, Binding> m_bindings;
    std::unordered_set<std::string> m_ownMembers; // "des.more", which the script adds itself
    bool m_isOpen = false;                        // it may make names that cannot be known
};

// The sign between the operands of a binary node, or before that of a unary one.
lua::TokenKind operatorOf(const ScriptText& script, lua::NodeIndex node);

} // namespace levwright::script
