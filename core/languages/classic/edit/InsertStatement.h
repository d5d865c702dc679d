// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/EditOutcome.h"
#include "core/tree/Dialect.h"
#include "core/tree/LevelTree.h"

#include <string_view>

namespace levwright {

// Inserts line as a line of its own after the section's last statement, map or header. Lists to which
// statements refer come before these. Refused if the line would not be exactly one statement that may stand
// there: one that the kind of level does not allow, or something half typed.
EditOutcome insertStatement(const Dialect& dialect, const LevelTree& tree, std::string_view levelText,
                            std::size_t section, std::string_view line);

} // namespace levwright
