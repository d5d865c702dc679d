// SPDX-License-Identifier: GPL-3.0-or-later
// Checks a value of a call against what its key takes. Internal to script/checks.
#pragma once

#include "core/languages/script/checks/CheckContext.h"

namespace levwright::script {

// How a value is given.
enum class Given : std::uint8_t { ByKey, ByPosition };

// Whether a value of that type may be used for the key at all.
bool fits(const KeyRow& key, ValueType type);
// Reports that the value does not fit.
void reportKind(CheckContext& context, const KeyRow& key, NodeIndex value);
void checkValue(CheckContext& context, const KeyRow& key, NodeIndex value, Given given);
// Checks two numbers, or x and y.
void checkCoord(CheckContext& context, const KeyRow& key, NodeIndex value);
// Checks names of things: monsters, objects, traps, room types, flags.
void checkName(CheckContext& context, const KeyRow& key, NodeIndex value, Given given);

} // namespace levwright::script
