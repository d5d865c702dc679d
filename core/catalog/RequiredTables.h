// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/GameTables.h"

#include <optional>
#include <string>

namespace levwright {

// The missing tables among those that every Catalog needs, in words; empty if all are there.
std::optional<std::string> missingTables(const GameTables& game);

} // namespace levwright
