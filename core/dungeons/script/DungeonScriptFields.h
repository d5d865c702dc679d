// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of the tables in a dungeon script: one for each key and flag. Internal to dungeons/script.
#pragma once

#include "core/dungeons/script/DungeonScript.h"
#include "core/model/FieldView.h"

namespace levwright::dungeonscript {

struct DungeonFieldRow {
    std::string_view key;
    FieldKey field;
    FieldInput input{};
};

// The row for a key or flag of such a statement; null if it has no such field.
const DungeonFieldRow* fieldRow(StatementKind kind, const FieldKey& field);

std::vector<FieldView> scriptFieldsOf(const Game& game, const ScriptFacts& facts, const DungeonModel& model,
                                      std::size_t statement);
std::vector<FieldChoice> scriptChoicesOf(const ScriptFacts& facts, const DungeonModel& model,
                                         std::size_t statement, const FieldKey& field);
// The flag with the given part number.
std::string_view flagOf(const ScriptFacts& facts, StatementKind kind, std::uint8_t part);

} // namespace levwright::dungeonscript
