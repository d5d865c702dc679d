// SPDX-License-Identifier: GPL-3.0-or-later
// What the C functions behind the functions of scripts read.
#pragma once

#include "core/sources/c/Unit.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace levwright::sources {

struct ScriptFunction {
    std::string name; // e.g. "des.monster"
    std::string_view implementation;
};

// The rows of a list of functions.
std::vector<ScriptFunction> scriptFunctions(const Unit& unit, std::string_view array,
                                            std::string_view prefix);

// The texts in calls of functions that compare texts, in their order.
std::vector<std::string> comparedTexts(Tokens body);

struct Call {
    Token name;
    std::vector<Tokens> arguments;
};

// The calls in a function, and in the functions of its unit that get its state. body is where a call stands.
void visitCalls(const Unit& unit, std::string_view function, Budget& budget,
                const std::function<void(const Call& call, Tokens body)>& visit);

} // namespace levwright::sources
