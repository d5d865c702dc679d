// SPDX-License-Identifier: GPL-3.0-or-later
// Which keys of a call are fields, and the FieldKey of each. Internal to script/edit.
#pragma once

#include "core/languages/script/edit/ScriptStatement.h"

#include <vector>

namespace levwright {

struct ScriptFieldRow {
    const script::KeyRow* key = nullptr; // for a place always coord, however it is written
    FieldKey field;
};

// The area is the written one of the keys region and selection.
std::vector<ScriptFieldRow> scriptFieldRows(const ScriptKnowledge& known, const ScriptStatement& statement);
std::optional<ScriptFieldRow> scriptFieldRow(const ScriptKnowledge& known, const ScriptStatement& statement,
                                             const FieldKey& field);

} // namespace levwright
