// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of dungeons, levels and branches: those of their own statement, and those in notes about them.
#pragma once

#include "core/dungeons/definition/DungeonEdit.h"
#include "core/model/FieldView.h"

namespace levwright {

// The fields of a statement that defines a dungeon, level or branch; empty for any other.
std::vector<FieldView> dungeonFieldsOf(const DungeonEditContext& context, std::size_t statement);
std::vector<FieldChoice> dungeonChoicesOf(const DungeonEditContext& context, std::size_t statement,
                                          const FieldKey& field);
// Tried and refused like the edits of DungeonEdit.h.
EditOutcome setShownDungeonField(const DungeonEditContext& context, std::size_t statement,
                                 const FieldKey& field, const std::optional<std::string>& source);

} // namespace levwright
