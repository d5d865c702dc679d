// SPDX-License-Identifier: GPL-3.0-or-later
// Spelling hints.
#pragma once

#include <cstddef>
#include <ranges>
#include <string>
#include <string_view>
#include <vector>

namespace levwright {

std::vector<std::string> closestNames(std::string_view wanted, const std::vector<std::string_view>& names,
                                      std::size_t most);

// The names that wanted may have been meant for, at most most of them, the likeliest first. Case is ignored.
// Each letter that is added, left out, changed or swapped with its neighbour counts as one slip. A name may
// differ by a third of its letters (but by at least one slip; a single letter is never taken for another).
// Empty names are skipped, and equal names are given once.
template <std::ranges::input_range Names>
std::vector<std::string> closestNames(std::string_view wanted, const Names& names, std::size_t most) {
    std::vector<std::string_view> views;
    for (const auto& name : names)
        views.emplace_back(name);
    return closestNames(wanted, views, most);
}

} // namespace levwright
