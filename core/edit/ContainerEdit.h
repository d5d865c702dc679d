// SPDX-License-Identifier: GPL-3.0-or-later
// What is put into a container, in languages whose objects say that they are “contained”.
#pragma once

#include "core/model/LevelLanguage.h"

#include <optional>
#include <vector>

namespace levwright {

// The statements that lie in a container, in text order; none if it is no container, or the language puts
// things into it otherwise. Edits count from the first byte of the level.
std::optional<std::vector<std::size_t>> contentsOf(const LevelLanguage& language, const LevelSource& level,
                                                   std::size_t container);

// The container of its part or room that has the place of an object.
std::optional<std::size_t> containerBelow(const LevelSource& level, std::size_t object);

// A random object behind the last one that lies in the container. It must have contents, or none as yet.
EditOutcome addContent(const LevelLanguage& language, const LevelSource& level, std::size_t container);

} // namespace levwright
