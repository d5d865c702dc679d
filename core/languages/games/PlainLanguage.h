// SPDX-License-Identifier: GPL-3.0-or-later
// A game that does not read its levels, for a text that must not be analysed, such as one that made the
// program crash.
#pragma once

#include "core/model/Game.h"

#include <memory>

namespace levwright {

// Has that catalog. Any text is one level without a name, statements, parts and problems. Every change of
// it is refused with a reason. Error: the language of the catalog is not known.
Result<GamePtr> unread(std::shared_ptr<const Catalog> catalog);

} // namespace levwright
