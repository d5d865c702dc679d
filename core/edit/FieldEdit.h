// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Game.h"
#include "core/syntax/LevelTree.h"
#include "core/text/EditOutcome.h"

#include <optional>
#include <string>
#include <string_view>

namespace levwright {

// The argument of that field; nullptr if it is not written. The last one counts where there are several.
const Argument* findField(const StatementNode& statement, const FieldKey& key);

// Writes source, as it shall stand in the file, as the value of a field; none takes the field away. A number
// that is equal already keeps its spelling, another one its count of digits as far as it goes. Fields
// that have to stand before it and are missing get their usual value. The edit counts from the first byte of
// the level, whose tree is given. Refused: a broken statement, a field that must be there, a field the
// statement does not have.
EditOutcome setField(const LevelTree& tree, std::string_view levelText, const StatementNode& statement,
                     const FieldKey& key, const std::optional<std::string>& source);

// source in place of what stands in a range. Where both differ in numbers only, those that are equal keep
// their spelling, and the others their count of digits.
TextEdit rewriteValue(std::string_view text, Range range, const std::string& source);

// The slots that the arguments of a statement of the tree follow. It must be of a known kind.
const SlotList& slotsOf(const LevelTree& tree, const StatementNode& statement);

} // namespace levwright
