// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/CellMask.h"
#include "core/text/TextEdit.h"

#include <optional>
#include <vector>

namespace levwright {

// Cells of one part. They count from its upper left corner, whatever becomes of the text.
struct CellSelection {
    Offset part = 0; // where the part's first statement begins in the text
    CellMask cells;  // not empty
    bool operator==(const CellSelection&) const = default;
};

// What is selected in a text: a stretch from anchor to caret, the primary one; with several things, the
// ranges of the others, in the order in which they were chosen; and cells of a map.
struct Selection {
    Offset anchor = 0;
    Offset caret = 0;
    std::vector<Range> others;
    std::optional<CellSelection> cells;
    bool operator==(const Selection&) const = default;

    bool fits(Offset textSize) const;
    // The same things after an edit: without those whose beginning it takes away.
    Selection after(const TextEdit& edit) const;
};

} // namespace levwright
