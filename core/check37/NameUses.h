// SPDX-License-Identifier: GPL-3.0-or-later
// Names and operators that end a script: what nothing is called, what the game leaves out, sums of what is no
// number. Internal to check37.
#pragma once

#include "core/check37/CheckContext.h"

namespace levwright::check37 {

// Of any node of the script.
void checkNameUse(CheckContext& context, NodeIndex node);
void checkOperators(CheckContext& context, NodeIndex node);
void checkLoop(CheckContext& context, NodeIndex node);
// A call or method whose function the game does not have.
void reportNoFunction(CheckContext& context, NodeIndex name, std::string_view function);

} // namespace levwright::check37
