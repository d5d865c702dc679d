// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/Catalog.h"
#include "core/tree/Dialect.h"

#include <vector>

namespace levwright {

// Converts keywords of the catalog to words of a dialect. Words of a user's game that the language does not
// know are left out.
std::vector<Word> wordsOf(const Catalog& catalog, const std::vector<Keyword>& keywords,
                          const Grammar& grammar);

} // namespace levwright
