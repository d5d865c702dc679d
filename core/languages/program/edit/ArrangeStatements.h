// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/LevelLanguage.h"

#include <vector>

namespace levwright::program {

// See LevelLanguage::arrange(). Statements go with their blocks and the comments above them. They are
// indented like the statements at their new place. Objects that enter a container lose their place, and get
// one when they leave it.
ArrangeOutcome arrangeStatements(const LevelLanguage& language, const LevelSource& level,
                                 const std::vector<std::size_t>& statements, const ArrangePlace& to,
                                 Arranging how);

} // namespace levwright::program
