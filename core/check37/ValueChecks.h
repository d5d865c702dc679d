// SPDX-License-Identifier: GPL-3.0-or-later
// One value of a call, held against what its key takes. Internal to check37.
#pragma once

#include "core/check37/CheckContext.h"

namespace levwright::check37 {

// How a value is given.
enum class Given : std::uint8_t { ByKey, ByPosition };

// Whether a value of that type may stand for it at all.
bool fits(const KeyRow& key, ValueType type);
// Does not fit: says so.
void reportKind(CheckContext& context, const KeyRow& key, NodeIndex value);
void checkValue(CheckContext& context, const KeyRow& key, NodeIndex value, Given given);
// Two numbers, or x and y.
void checkCoord(CheckContext& context, const KeyRow& key, NodeIndex value);
// Names of things: monsters, objects, traps, room types, flags.
void checkName(CheckContext& context, const KeyRow& key, NodeIndex value, Given given);

} // namespace levwright::check37
