// SPDX-License-Identifier: GPL-3.0-or-later
// The contents of containers, in languages whose objects say that they are “contained”.
#pragma once

#include "core/model/LevelLanguage.h"

#include <optional>
#include <vector>

namespace levwright {

// The statements that lie in a container, in text order. Empty if it is not a container, or if the language
// fills containers in another way. Edits count from the first byte of the level.
std::optional<std::vector<std::size_t>> contentsOf(const LevelLanguage& language, const LevelSource& level,
                                                   std::size_t container);

// The container of the object's part or room that has the same place as the object.
std::optional<std::size_t> containerBelow(const LevelSource& level, std::size_t object);

// Adds a random object after the last one in the container. contentsOf(container) must not be nullopt.
EditOutcome addContent(const LevelLanguage& language, const LevelSource& level, std::size_t container);

} // namespace levwright
