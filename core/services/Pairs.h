// SPDX-License-Identifier: GPL-3.0-or-later
// Brackets and words that belong together: ( and ), MAP and ENDMAP, function and end.
#pragma once

#include "core/document/Analysis.h"

#include <optional>

namespace levwright::services {

struct Pair {
    Range open;
    Range close;
    bool operator==(const Pair&) const = default;
};

// The pair of which one half is at a place or ends there; of two, the one that begins there. Those in texts
// and comments are none.
std::optional<Pair> pairAt(const Analysis& analysis, Offset at);

} // namespace levwright::services
