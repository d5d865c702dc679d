// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/syntax37/CallValues.h"
#include "core/text/TextEdit.h"

#include <span>

namespace levwright {

// Numbers take the place of those that are written: one that stays keeps its spelling, another one its count
// of digits as far as it goes.
TextEdit rewrittenNumbers(const syntax37::ScriptText& script, std::span<const lua::NodeIndex> written,
                          std::span<const int> numbers);

} // namespace levwright
