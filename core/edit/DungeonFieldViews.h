// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of dungeons, levels and branches: what their own statement says, and what others say about them.
#pragma once

#include "core/edit/DungeonEdit.h"
#include "core/model/FieldView.h"

namespace levwright {

// The statement must be one that defines a dungeon, level or branch; of any other: none.
std::vector<FieldView> dungeonFieldsOf(const DungeonEditContext& context, std::size_t statement);
std::vector<FieldChoice> dungeonChoicesOf(const DungeonEditContext& context, std::size_t statement,
                                          const FieldKey& field);
// Tried and refused as the edits of DungeonEdit.h.
EditOutcome setShownDungeonField(const DungeonEditContext& context, std::size_t statement,
                                 const FieldKey& field, const std::optional<std::string>& source);

} // namespace levwright
