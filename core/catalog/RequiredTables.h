// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/EmbeddedTables.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace levwright {

// Which of the tables that every Catalog is read from are not there, in words; none: all are.
std::optional<std::string> missingTables(std::span<const EmbeddedTable> tables, std::string_view game);

} // namespace levwright
