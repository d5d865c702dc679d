// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the maps and patterns that a script contains as texts. Internal to script/checks.
#pragma once

#include "core/base/Geometry.h"
#include "core/languages/script/checks/CheckContext.h"

#include <string>
#include <vector>

namespace levwright::script {

struct DrawnRow {
    std::string cells; // without the digits that number columns
    Range range;       // in the script; the whole literal if the row is not written byte for byte
};

// The rows of a map in a literal text; a line end at its end adds no row. Empty if value is not a literal.
std::optional<std::vector<DrawnRow>> rowsIn(const ScriptText& script, NodeIndex value);
Point sizeOf(const std::vector<DrawnRow>& rows);

// Checks a call of des.map().
void checkMap(CheckContext& context, const CallValues& values);
// Checks a pattern of mapfragment or selection.match().
void checkPattern(CheckContext& context, NodeIndex value);

} // namespace levwright::script
