// SPDX-License-Identifier: GPL-3.0-or-later
// The maps and patterns of a script, drawn in a text. Internal to check37.
#pragma once

#include "core/base/Geometry.h"
#include "core/check37/CheckContext.h"

#include <string>
#include <vector>

namespace levwright::check37 {

struct DrawnRow {
    std::string cells; // without the digits that number columns
    Range range;       // in the script; of the whole literal if it spells the row otherwise
};

// The rows of a map that a literal text is; a line end at the end adds none. None: no literal.
std::optional<std::vector<DrawnRow>> rowsIn(const ScriptText& script, NodeIndex value);
Point sizeOf(const std::vector<DrawnRow>& rows);

// Of des.map().
void checkMap(CheckContext& context, const CallValues& values);
// Of mapfragment and selection.match().
void checkPattern(CheckContext& context, NodeIndex value);

} // namespace levwright::check37
