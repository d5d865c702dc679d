// SPDX-License-Identifier: GPL-3.0-or-later
// The name that a statement gives to what it describes: a level, a room, somebody or something in it.
#pragma once

#include "core/model/LevelLanguage.h"

#include <optional>
#include <string>

namespace levwright {

// The text between the quotes. It is an empty text if there is no name yet, and nullopt if there cannot be
// one.
std::optional<std::string> nameOf(const LevelLanguage& language, const LevelSource& level,
                                  std::size_t statement);

// Changes the name; an empty one removes an optional name. Quotes in it are left out. Refused for what cannot
// have a name, or not that one.
EditOutcome rename(const LevelLanguage& language, const LevelSource& level, std::size_t statement,
                   std::string name);

} // namespace levwright
