// SPDX-License-Identifier: GPL-3.0-or-later
// What the names of a script mean at the place that is being converted. Internal to convert.
#pragma once

#include "core/languages/script/lua/LuaTree.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace levwright::fromscript {

// The kind of value in a variable of a description.
enum class VariableKind : std::uint8_t { Number, Text, Place, Terrain, Monster, Object, Selection };

struct Variable {
    std::string name; // "$place"
    VariableKind kind{};
    std::size_t count = 0;  // the size of a list; 0 if it is not a list
    std::int64_t least = 0; // the least value of a number
    std::int64_t most = 0;
};

// monostate: the value is not known. A node: the value never changes.
using Meaning = std::variant<std::monostate, lua::NodeIndex, std::int64_t, Variable>;

class ScriptScope {
public:
    // Opens a block; names that are declared from now on end with it. close() needs the result.
    std::size_t open() { return std::exchange(m_blockStart, m_names.size()); }
    void close(std::size_t outer) {
        m_names.resize(m_blockStart);
        m_blockStart = outer;
    }

    void declare(std::string_view name, Meaning meaning) { m_names.emplace_back(name, std::move(meaning)); }
    // Null if the script has not declared the name.
    Meaning* find(std::string_view name);
    const Variable* variable(std::string_view name);

    // A name for a variable of the description. The name keeps its kind for the whole level, and no variable
    // of an outer block has the same name.
    std::string nameFor(std::string_view name, VariableKind kind, bool isList);

private:
    struct Use {
        std::string name; // in the script
        VariableKind kind{};
        bool isList = false;
        bool operator==(const Use&) const = default;
    };
    bool isOfOuterBlock(std::string_view written) const;

    std::vector<std::pair<std::string_view, Meaning>> m_names; // those of the innermost block come last
    std::size_t m_blockStart = 0;
    std::map<std::string, Use> m_used;
};

} // namespace levwright::fromscript
