// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/Selection.h"

#include "core/text/AnchorSet.h"

#include <algorithm>

namespace levwright {

bool Selection::fits(Offset textSize) const {
    return anchor <= textSize && caret <= textSize &&
           std::ranges::all_of(others, [&](const Range& range) { return range.end <= textSize; }) &&
           (!cells || cells->part <= textSize);
}

Selection Selection::after(const TextEdit& edit) const {
    AnchorSet anchors;
    anchors.add(anchor, Bias::Before);
    anchors.add(caret, Bias::Before);
    anchors.add(cells ? cells->part : 0, Bias::After);
    for (const Range& range : others) {
        anchors.add(range.begin, Bias::Before);
        anchors.add(range.end, Bias::Before);
    }
    anchors.follow(edit);
    Selection moved{anchors[0], anchors[1], {}, {}};
    if (cells && !anchors.isLost(2))
        moved.cells = CellSelection{anchors[2], cells->cells};
    for (std::size_t i = 3; i < anchors.count(); i += 2) {
        if (!anchors.isLost(i))
            moved.others.push_back({anchors[i], anchors[i + 1]});
    }
    return moved;
}

} // namespace levwright
