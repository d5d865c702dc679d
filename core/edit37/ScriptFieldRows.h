// SPDX-License-Identifier: GPL-3.0-or-later
// Which keys of a call are fields, and under which FieldKey. Internal to edit37.
#pragma once

#include "core/edit37/ScriptStatement.h"

#include <vector>

namespace levwright {

struct ScriptFieldRow {
    const syntax37::KeyRow* key = nullptr; // of a place: coord, whatever it is written as
    FieldKey field;
};

// The area is that of the key that is written, of region and selection.
std::vector<ScriptFieldRow> scriptFieldRows(const ScriptKnowledge& known, const ScriptStatement& statement);
std::optional<ScriptFieldRow> scriptFieldRow(const ScriptKnowledge& known, const ScriptStatement& statement,
                                             const FieldKey& field);

} // namespace levwright
