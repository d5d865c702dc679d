// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <vector>

namespace levwright {

// Calls tell for every element between the common beginning and the common end of both vectors.
template <class Shown>
void forDifferences(const std::vector<Shown>& before, const std::vector<Shown>& after, const auto& isSame,
                    const auto& tell) {
    const auto start = std::ranges::mismatch(before, after, isSame);
    auto oldEnd = before.end();
    auto newEnd = after.end();
    while (oldEnd != start.in1 && newEnd != start.in2 && isSame(*(oldEnd - 1), *(newEnd - 1))) {
        --oldEnd;
        --newEnd;
    }
    std::for_each(start.in1, oldEnd, tell);
    std::for_each(start.in2, newEnd, tell);
}

} // namespace levwright
