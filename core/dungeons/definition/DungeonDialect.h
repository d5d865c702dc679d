// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/Catalog.h"
#include "core/tree/Dialect.h"

#include <string>

namespace levwright {

// The dialect of dungeon descriptions that are no scripts, with the words of a game's catalog.
Dialect dungeonDialectOf(const Catalog& catalog);

// Why compiled dungeons of the game cannot be written, as a sentence; empty if they can.
std::string whyDungeonsAreNotWritten(const Catalog& catalog);

} // namespace levwright
