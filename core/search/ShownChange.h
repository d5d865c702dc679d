// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/TextEdit.h"
#include "core/text/TextSnapshot.h"

#include <string>
#include <vector>

namespace levwright::search {

// A change as a list shows it.
struct ShownChange {
    std::size_t line = 0; // the first one, from 0
    std::string before;   // all lines that the change touches, without the last line end
    std::string after;
};

// Long lines are cut around the change.
ShownChange shownChange(const TextSnapshot& text, const Replacement& change);

// Changes that stand on the same line become one, as a name changes together with its class. They are in text
// order and do not overlap.
std::vector<Replacement> joinedByLine(const TextSnapshot& text, const std::vector<Replacement>& changes);

} // namespace levwright::search
