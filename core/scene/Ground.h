// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/LevelLanguage.h"

namespace levwright {

// The map character of what a statement makes of its cell, such as a door, a fountain or lava. 0 if it only
// puts something there.
char groundOf(const Catalog& catalog, const Placement& placement);

} // namespace levwright
