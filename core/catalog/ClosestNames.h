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

// Up to most of the names that may have been meant by wanted, the likeliest first. Upper and lower case are
// alike; each letter added, left out, changed or swapped with its neighbour counts as one slip, and a name is
// given if it is no more than a third of its letters away (but one slip is always allowed, and a single
// letter is never taken for another). Empty names are passed over, equal ones given once.
template <std::ranges::input_range Names>
std::vector<std::string> closestNames(std::string_view wanted, const Names& names, std::size_t most) {
    std::vector<std::string_view> views;
    for (const auto& name : names)
        views.emplace_back(name);
    return closestNames(wanted, views, most);
}

} // namespace levwright
