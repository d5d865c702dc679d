// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/Dialect.h"
#include "core/tree/LevelTree.h"
#include "core/tree/LexMode.h"

#include <string_view>

namespace levwright {

// Parses the tokens of one level; never fails. Token offsets count from the level's first byte, as text does.
LevelTree parseLevel(const Dialect& dialect, std::string_view text, Tokens tokens, LexMode mode);

} // namespace levwright
