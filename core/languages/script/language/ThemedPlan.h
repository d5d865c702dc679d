// SPDX-License-Identifier: GPL-3.0-or-later
// Which rooms a roll of a themed room makes. Internal to language.
#pragma once

#include "core/base/Result.h"
#include "core/instance/RollContext.h"
#include "core/languages/script/roll/Plan.h"
#include "core/languages/script/syntax/Parser.h"

namespace levwright {

// tree must be that of a themed room of a file. Errors: the game never chooses it, or the contents that the
// context names, at that difficulty; the file has no such contents.
Result<scriptroll::ThemedWish> themedWish(const script::ScriptTree& tree, const roll::RollContext& context);

} // namespace levwright
