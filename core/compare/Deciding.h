// SPDX-License-Identifier: GPL-3.0-or-later
// Conflicts of a merge as single decisions: lines, or one cell of a row of a map.
#pragma once

#include "core/compare/Merge.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace levwright::compare {

struct Decision {
    std::size_t conflict = 0; // its number among the conflicts
    // The byte of the row's text in which the versions differ; empty for a decision about lines.
    std::optional<std::size_t> cell;
    bool operator==(const Decision&) const = default;
};

enum class Choice : std::uint8_t { Ours, Theirs, Both }; // Both: for lines only

// In the order of the text. Each conflict in lines is one decision, each in a row one for each cell.
std::vector<Decision> decisionsOf(const Merged& merged);

// The conflict with that number.
const Conflict& conflictOf(const Merged& merged, std::size_t number);

// The text with what was chosen; choices[i] is for decisionsOf(merged)[i].
std::string decidedText(const Merged& merged, std::span<const Choice> choices);

} // namespace levwright::compare
