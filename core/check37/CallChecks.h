// SPDX-License-Identifier: GPL-3.0-or-later
// The arguments of one call: how many, of which kind, and the keys of a table. Internal to check37.
#pragma once

#include "core/check37/CheckContext.h"

namespace levwright::check37 {

// What is called, by the game's name for it. Of a method the receiver is the first argument.
struct CheckedCall {
    std::string_view function; // "des.monster"
    NodeIndex node = noNode;
    std::vector<NodeIndex> arguments; // with the receiver of a method
    NodeIndex table = noNode;         // whose keys are its values
};

// Half-typed ones are none.
std::optional<CheckedCall> callAt(const CheckContext& context, NodeIndex node, std::string_view function);

void checkArguments(CheckContext& context, const CheckedCall& call);
// Unknown keys, wrong values, and what is left out.
void checkTable(CheckContext& context, const CheckedCall& call);
// Of a call without arguments, too.
void checkNeeded(CheckContext& context, const CheckedCall& call);

// What it takes, in words.
std::string formsInWords(const CheckContext& context, std::string_view function);

} // namespace levwright::check37
