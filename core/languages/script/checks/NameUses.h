// SPDX-License-Identifier: GPL-3.0-or-later
// Checks names and operators that end a script: names without a value, functions that the game leaves out,
// sums of values that are not numbers. Internal to script/checks.
#pragma once

#include "core/languages/script/checks/CheckContext.h"

namespace levwright::script {

// node may be any node of the script.
void checkNameUse(CheckContext& context, NodeIndex node);
void checkOperators(CheckContext& context, NodeIndex node);
void checkLoop(CheckContext& context, NodeIndex node);
// Reports a call or method whose function the game does not have.
void reportNoFunction(CheckContext& context, NodeIndex name, std::string_view function);

} // namespace levwright::script
