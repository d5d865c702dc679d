// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/languages/script/syntax/CallValues.h"
#include "core/text/TextEdit.h"

#include <span>

namespace levwright {

// Replaces written numbers by others. A number that does not change keeps its spelling; another one keeps its
// count of digits as far as possible.
TextEdit rewrittenNumbers(const script::ScriptText& script, std::span<const lua::NodeIndex> written,
                          std::span<const int> numbers);

} // namespace levwright
