// SPDX-License-Identifier: GPL-3.0-or-later
// What the names of a script stand for at the place that is being converted. Internal to convert.
#pragma once

#include "core/lua/LuaTree.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace levwright::fromlua {

// What a variable of a description holds.
enum class VariableKind : std::uint8_t { Number, Text, Place, Terrain, Monster, Object, Selection };

struct Variable {
    std::string name; // "$place"
    VariableKind kind{};
    std::size_t count = 0;  // of a list; 0: it is none
    std::int64_t least = 0; // of a number
    std::int64_t most = 0;
};

// Nothing: not known. A node: always this value.
using Meaning = std::variant<std::monostate, lua::NodeIndex, std::int64_t, Variable>;

class ScriptScope {
public:
    // What is declared from then on ends with the block. Gives what close() wants.
    std::size_t open() { return std::exchange(m_blockStart, m_names.size()); }
    void close(std::size_t outer) {
        m_names.resize(m_blockStart);
        m_blockStart = outer;
    }

    void declare(std::string_view name, Meaning meaning) { m_names.emplace_back(name, std::move(meaning)); }
    // Null: the script has not declared it.
    Meaning* find(std::string_view name);
    const Variable* variable(std::string_view name);

    // A name for a variable of the description. It keeps its kind for the whole level, and none of an outer
    // block has it.
    std::string nameFor(std::string_view name, VariableKind kind, bool isList);

private:
    struct Use {
        std::string name; // in the script
        VariableKind kind{};
        bool isList = false;
        bool operator==(const Use&) const = default;
    };
    bool isOfOuterBlock(std::string_view written) const;

    std::vector<std::pair<std::string_view, Meaning>> m_names; // the innermost last
    std::size_t m_blockStart = 0;
    std::map<std::string, Use> m_used;
};

} // namespace levwright::fromlua
