// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the fields of statements as views show them.
#pragma once

#include "core/model/LevelLanguage.h"

#include <optional>
#include <string>

namespace levwright {

// Like LevelLanguage::setField(), but for a list, source is the whole list as the view shows it. If source is
// the name of a monster or object that is not in the written class, the class is changed to its own.
EditOutcome setShownField(const Game& game, const LevelSource& level, std::size_t statement,
                          const FieldKey& field, const std::optional<std::string>& source);

// The slot for a field of the statement; null if its rule has none.
const Slot* slotOf(const LevelSource& level, const StatementNode& node, Field field);
// The class of a thing; 0 if it is not written.
char classOf(const StatementNode& node);

} // namespace levwright
