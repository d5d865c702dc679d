// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/Catalog.h"
#include "core/tree/Dialect.h"

namespace levwright {

// The dialect of dungeon descriptions that are no scripts, with the words of a game's catalog.
Dialect dungeonDialectOf(const Catalog& catalog);

} // namespace levwright
