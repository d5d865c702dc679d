// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/Catalog.h"

#include <string>
#include <string_view>

namespace levwright::sources {

// The catalogs' name for a constant of terrain; the constant in lower case if they have none.
std::string terrainName(const Catalog& base, std::string_view constant);
// Null if the base has no such terrain.
const Terrain* terrainNamed(const Catalog& base, std::string_view name);

} // namespace levwright::sources
