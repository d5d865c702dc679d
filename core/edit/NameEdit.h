// SPDX-License-Identifier: GPL-3.0-or-later
// The name that a statement gives to what it stands for: a level, a room, somebody or something in it.
#pragma once

#include "core/model/LevelLanguage.h"

#include <optional>
#include <string>

namespace levwright {

// What stands between the quotes; empty: it has no name as yet. None: it cannot have one.
std::optional<std::string> nameOf(const LevelLanguage& language, const LevelSource& level,
                                  std::size_t statement);

// Gives it that name; an empty one takes away what need not be there. Quotes in it are left out. Refused:
// what cannot have a name, or not that one.
EditOutcome rename(const LevelLanguage& language, const LevelSource& level, std::size_t statement,
                   std::string name);

} // namespace levwright
