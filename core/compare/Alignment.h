// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/Parts.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace levwright::compare {

// How one list of parts became another.
struct Alignment {
    // For each part of the first list its version in the second one, by its index; empty for a part that is
    // gone. The versions are in ascending order.
    std::vector<std::optional<std::size_t>> versions;
    // For each part of the first list, and for its end, the parts of the second list that are new before it.
    std::vector<std::vector<std::size_t>> newBefore;
};

// Pairs equal parts first: those that occur once in each list, then as many as possible between them. Then it
// pairs the most similar of the others if they have the same key. Levels that are much alike need no equal
// key.
Alignment aligned(std::span<const Part> before, std::span<const Part> after);

} // namespace levwright::compare
