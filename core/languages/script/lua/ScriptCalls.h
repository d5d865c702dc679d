// SPDX-License-Identifier: GPL-3.0-or-later
// The calls of a game's functions in a script, and how certain it is that they run.
#pragma once

#include "core/languages/script/lua/LuaTree.h"

#include <cstddef>
#include <string_view>

namespace levwright::lua {

enum class Certainty : std::uint8_t {
    Once,        // runs exactly once, unless an error ends the script
    Conditional, // once or not at all
    Computed,    // any number of times: in a loop, or in a function that something calls
};

struct ScriptCall {
    NodeIndex call = noNode;
    NodeIndex name = noNode;      // after the dot
    NodeIndex arguments = noNode; // the node Arguments
    NodeIndex table = noNode;     // if that is the only argument
    Certainty certainty{};
    NodeIndex cause = noNode;               // what makes the call less than certain
    std::optional<std::size_t> container{}; // index of the call in whose contents or inventory it stands
    bool operator==(const ScriptCall&) const = default;
};

// The value of that key in a table; the last one if the key is repeated. Empty if it is not written.
std::optional<NodeIndex> valueOf(const SyntaxTree& tree, std::string_view text, NodeIndex table,
                                 std::string_view key);

// The calls of functions of that global table, e.g. "des", in text order. A name that differs by one letter
// and is not defined by the script counts, too, because it may be half typed.
std::vector<ScriptCall> callsOf(const SyntaxTree& tree, std::string_view text, std::string_view library);

} // namespace levwright::lua
