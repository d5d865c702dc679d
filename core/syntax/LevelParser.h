// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/syntax/Dialect.h"
#include "core/syntax/LevelTree.h"
#include "core/syntax/LexMode.h"

#include <string_view>

namespace levwright {

// Parses the tokens of one level; never fails. Token offsets count from the level's first byte, as text does.
LevelTree parseLevel(const Dialect& dialect, std::string_view text, Tokens tokens, LexMode mode);

} // namespace levwright
