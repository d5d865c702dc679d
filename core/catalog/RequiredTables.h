// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/EmbeddedTables.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace levwright {

// The missing tables among those that every Catalog needs, in words; empty if all are there.
std::optional<std::string> missingTables(std::span<const EmbeddedTable> tables, std::string_view game);

} // namespace levwright
