// SPDX-License-Identifier: GPL-3.0-or-later
// The calls of a game's functions that are written out in a script, and how certain each is.
#pragma once

#include "core/lua/LuaTree.h"

#include <cstddef>
#include <string_view>

namespace levwright::lua {

enum class Certainty : std::uint8_t {
    Once,        // runs exactly once, as far as no error ends the script
    Conditional, // once or not at all
    Computed,    // any number of times: in a loop, or in a function that something calls
};

struct ScriptCall {
    NodeIndex call = noNode;
    NodeIndex name = noNode;      // behind the dot
    NodeIndex arguments = noNode; // the node Arguments
    NodeIndex table = noNode;     // if that is the one argument
    Certainty certainty{};
    NodeIndex cause = noNode;               // what makes it less than certain
    std::optional<std::size_t> container{}; // the call whose contents or inventory it is, as an index
    bool operator==(const ScriptCall&) const = default;
};

// The value of that key in a table, the last one if it is written again; none: it is not written.
std::optional<NodeIndex> valueOf(const SyntaxTree& tree, std::string_view text, NodeIndex table,
                                 std::string_view key);

// The calls of functions of that global table, e.g. "des", in text order; with those of a name that is one
// letter away from it and nothing that the script makes: it is being typed.
std::vector<ScriptCall> callsOf(const SyntaxTree& tree, std::string_view text, std::string_view library);

} // namespace levwright::lua
