// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/languages/classic/lower/ClassicLevel.h"
#include "core/text/TextEdit.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace levwright {

// See removeStatements(). A room takes the rooms in it and its corridors along. The remaining corridors get
// the new numbers of their rooms.
TextEdit removeInLevel(const ClassicLevel& level, std::string_view levelText,
                       const std::vector<std::size_t>& statements);

} // namespace levwright
