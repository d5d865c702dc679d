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

// The pair with a half that begins or ends at a place. If one begins and another one ends there, it is the
// one that begins. Brackets and words in texts and comments form no pairs.
std::optional<Pair> pairAt(const Analysis& analysis, Offset at);

} // namespace levwright::services
