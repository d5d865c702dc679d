// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sources/c/Token.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace levwright::sources {

struct Macro {
    bool takesArguments = false;
    bool isVariadic = false; // its last parameter takes the rest
    std::vector<std::string_view> parameters;
    std::vector<Token> body;
    bool isOpen = false; // being expanded, so that its name stands for itself

    // The place among the parameters.
    std::optional<std::size_t> parameter(const Token& token) const;
};

// Nodes stay where they are while others come and go.
using Macros = std::unordered_map<std::string_view, Macro>;

// Reads what follows #define. Empty if it is malformed.
std::optional<std::pair<std::string_view, Macro>> readDefinition(Tokens line);

} // namespace levwright::sources
