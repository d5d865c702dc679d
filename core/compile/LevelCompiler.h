// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"
#include "core/compiled/CompiledLevel.h"
#include "core/model/ClassicLevel.h"

namespace levwright {

// The level as the game's compiler would store it. Error: the level has errors (its diagnostics say which).
Result<CompiledLevel> compileLevel(const ClassicLevel& level);

} // namespace levwright
