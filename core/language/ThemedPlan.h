// SPDX-License-Identifier: GPL-3.0-or-later
// Which rooms a roll of a themed room makes. Internal to language.
#pragma once

#include "core/base/Result.h"
#include "core/instance/RollContext.h"
#include "core/luaroll/ScriptPlan.h"
#include "core/syntax37/Parser37.h"

namespace levwright {

// tree must be that of a themed room of a file. Errors: the game never chooses it, or the contents that the
// context names, at that difficulty; the file has no such contents.
Result<luaroll::ThemedWish> themedWish(const syntax37::ScriptTree& tree, const roll::RollContext& context);

} // namespace levwright
