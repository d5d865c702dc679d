// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"
#include "core/compiled/CompiledLevel.h"
#include "core/diag/UnknownThings.h"
#include "core/languages/classic/lower/ClassicLevel.h"

namespace levwright {

// The level as the game's compiler would store it. Error: the level has errors (its diagnostics say which).
// PassedOver: what the game does not know becomes random or floor, or is left out. Use it only for rolls.
Result<CompiledLevel> compileLevel(const ClassicLevel& level, Unknowns unknowns = Unknowns::Refused);

// Gives the terrain of the level the numbers that the game stores. Rolls need those of its base instead.
void storeTerrain(CompiledLevel& level, const Catalog& catalog);

} // namespace levwright
