// SPDX-License-Identifier: GPL-3.0-or-later
// A call that is being checked. Internal to script/checks.
#pragma once

#include "core/languages/script/checks/CheckContext.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace levwright::script {

// The call of a function, by the game's name for it. For a method, the receiver is the first argument.
struct CheckedCall {
    std::string_view function; // "des.monster"
    NodeIndex node = noNode;
    std::vector<NodeIndex> arguments; // with the receiver for a method
    NodeIndex table = noNode;         // the table whose keys give the values
};

// Empty for a call that is half typed.
std::optional<CheckedCall> callAt(const CheckContext& context, NodeIndex node, std::string_view function);

// What the function takes, in words.
std::string formsInWords(const CheckContext& context, std::string_view function);

} // namespace levwright::script
