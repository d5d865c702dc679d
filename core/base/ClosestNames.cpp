// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/ClosestNames.h"

#include "core/base/LowerCase.h"

#include <algorithm>

namespace levwright {

namespace {

// Optimal string alignment: the number of edits from one word to the other, where a swap of neighbours counts
// as one. Any result above limit means "more than limit".
std::size_t slips(std::string_view from, std::string_view to, std::size_t limit) {
    std::vector<std::size_t> beforeLast(to.size() + 1);
    std::vector<std::size_t> last(to.size() + 1);
    std::vector<std::size_t> now(to.size() + 1);
    for (std::size_t j = 0; j <= to.size(); ++j)
        now[j] = j;
    for (std::size_t i = 1; i <= from.size(); ++i) {
        beforeLast.swap(last);
        last.swap(now);
        now[0] = i;
        for (std::size_t j = 1; j <= to.size(); ++j) {
            const bool same = lowerCase(from[i - 1]) == lowerCase(to[j - 1]);
            now[j] = std::min({last[j] + 1, now[j - 1] + 1, last[j - 1] + (same ? 0 : 1)});
            if (i > 1 && j > 1 && lowerCase(from[i - 1]) == lowerCase(to[j - 2]) &&
                lowerCase(from[i - 2]) == lowerCase(to[j - 1]))
                now[j] = std::min(now[j], beforeLast[j - 2] + 1);
        }
        if (std::ranges::min(now) > limit)
            return limit + 1;
    }
    return now.back();
}

struct Candidate {
    std::size_t slips;
    std::string_view name;
};

} // namespace

std::vector<std::string> closestNames(std::string_view wanted, const std::vector<std::string_view>& names,
                                      std::size_t most) {
    std::vector<Candidate> candidates;
    for (const std::string_view name : names) {
        if (name.empty())
            continue;
        const std::size_t limit = std::max<std::size_t>(1, name.size() / 3);
        const std::size_t apart =
            name.size() > wanted.size() ? name.size() - wanted.size() : wanted.size() - name.size();
        if (apart > limit)
            continue;
        const std::size_t count = slips(wanted, name, limit);
        if (count <= limit && count < name.size())
            candidates.push_back({count, name});
    }
    std::ranges::stable_sort(candidates, {}, &Candidate::slips);

    std::vector<std::string> closest;
    for (const Candidate& candidate : candidates) {
        if (closest.size() == most)
            break;
        if (std::ranges::find(closest, candidate.name) == closest.end())
            closest.emplace_back(candidate.name);
    }
    return closest;
}

} // namespace levwright
