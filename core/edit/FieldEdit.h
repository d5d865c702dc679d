// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Game.h"
#include "core/text/EditOutcome.h"
#include "core/tree/LevelTree.h"

#include <optional>
#include <string>
#include <string_view>

namespace levwright {

// The argument of that field; null if it is not written. If there are several, it is the last one.
const Argument* findField(const StatementNode& statement, const FieldKey& key);

// Writes source, exactly as it will stand in the file, as the value of a field, or removes the field if
// source is empty. A number with an equal value keeps its spelling; another one keeps its count of digits as
// far as possible. Missing fields that have to stand before it get their usual value. The edit counts from
// the first byte of the level, whose tree is given. Refused for a broken statement, for a field that must be
// there, and for a field that the statement does not have.
EditOutcome setField(const LevelTree& tree, std::string_view levelText, const StatementNode& statement,
                     const FieldKey& key, const std::optional<std::string>& source);

// Replaces a range by source. If the two differ only in numbers, equal numbers keep their spelling, and the
// others their count of digits.
TextEdit rewriteValue(std::string_view text, Range range, const std::string& source);

// The slots that the arguments of a statement of the tree follow. The statement must be of a known kind.
const SlotList& slotsOf(const LevelTree& tree, const StatementNode& statement);

} // namespace levwright
