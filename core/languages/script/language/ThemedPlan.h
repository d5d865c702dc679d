// SPDX-License-Identifier: GPL-3.0-or-later
// Which rooms a roll of a themed room makes. Internal to language.
#pragma once

#include "core/base/Result.h"
#include "core/instance/RollContext.h"
#include "core/languages/script/roll/Plan.h"
#include "core/languages/script/syntax/Parser.h"

namespace levwright {

// tree must be that of a themed room of a file. Errors: at that difficulty, the game never chooses the room
// or the contents that the context names; the file does not have these contents.
Result<scriptroll::ThemedWish> themedWish(const script::ScriptTree& tree, const roll::RollContext& context);

} // namespace levwright
