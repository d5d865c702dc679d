// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/CellMask.h"
#include "core/text/TextEdit.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace levwright {

// Cells of one part. They count from the part's upper left corner, however the text changes.
struct CellSelection {
    Offset part = 0; // where the part's first statement begins in the text
    CellMask cells;  // not empty
    bool operator==(const CellSelection&) const = default;
};

// A selection in a text: the range from anchor to caret is the primary one. If several things are selected,
// it also holds the ranges of the others, in the order in which they were chosen. It can also hold cells of a
// map.
struct Selection {
    Offset anchor = 0;
    Offset caret = 0;
    std::vector<Range> others;
    std::optional<CellSelection> cells;
    bool operator==(const Selection&) const = default;

    // The primary range.
    Range range() const { return {std::min(anchor, caret), std::max(anchor, caret)}; }
    bool fits(Offset textSize) const;
    // The same selection after an edit, without things whose beginning the edit removes.
    Selection after(const TextEdit& edit) const;
};

} // namespace levwright
