// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/survey/Survey.h"

#include <string>
#include <string_view>
#include <vector>

namespace levwright::survey {

// Worse: a level is gone or cannot be rolled any more, it has more problems, it misses a goal,
// something goes wrong more often, or something is missing that every roll had.
enum class Turn { Worse, Changed, Better };

std::string_view nameOf(Turn turn);

struct Change {
    Turn turn{};
    std::string file;
    std::string level;
    std::string sentence;
    bool operator==(const Change&) const = default;
};

// What has changed in the levels, by file and name; what is gone comes last. Differences of counts that
// chance explains are left out: on average, one in 100,000 comparisons shows one that it does explain.
std::vector<Change> changes(const Survey& before, const Survey& now);

} // namespace levwright::survey
