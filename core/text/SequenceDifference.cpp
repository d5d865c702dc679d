// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/SequenceDifference.h"

#include <algorithm>
#include <optional>

namespace levwright {
namespace {

// Memory use grows with the square of this number.
constexpr int mostDifferences = 1000;

using Parts = std::span<const std::string_view>;

// E. W. Myers, "An O(ND) Difference Algorithm and Its Variations", 1986: how far each diagonal (parts of the
// sequence before minus parts of the one after) can be followed with a given number of differences.
class SequenceComparison {
public:
    SequenceComparison(Parts before, Parts after) : m_before(before), m_after(after) {}

    // For each part in order, where it is; empty if there are too many differences.
    std::optional<std::vector<InSequence>> steps() {
        const int most = std::min(mostDifferences, int(m_before.size() + m_after.size()));
        std::vector<int> reach(std::size_t(2 * most) + 3, 0);
        const int middle = most + 1;
        for (int differences = 0; differences <= most; ++differences) {
            m_history.emplace_back(reach.begin() + middle - differences - 1,
                                   reach.begin() + middle + differences + 2);
            for (int diagonal = -differences; diagonal <= differences; diagonal += 2) {
                int* const at = reach.data() + middle + diagonal;
                int& x = *at;
                x = comesFromAbove(at, diagonal, differences) ? at[1] : at[-1] + 1;
                x = alongEqualParts(x, x - diagonal);
                if (x >= int(m_before.size()) && x - diagonal >= int(m_after.size()))
                    return wayBack(differences);
            }
        }
        return std::nullopt;
    }

private:
    // True if the furthest path to a diagonal takes a part of the sequence after; at points to the entry of
    // that diagonal.
    static bool comesFromAbove(const int* at, int diagonal, int differences) {
        return diagonal == -differences || (diagonal != differences && at[-1] < at[1]);
    }

    int alongEqualParts(int x, int y) const {
        while (x < int(m_before.size()) && y < int(m_after.size()) &&
               m_before[std::size_t(x)] == m_after[std::size_t(y)]) {
            ++x;
            ++y;
        }
        return x;
    }

    std::vector<InSequence> wayBack(int differences) const {
        std::vector<InSequence> steps;
        auto x = int(m_before.size());
        auto y = int(m_after.size());
        for (; differences > 0; --differences) {
            const std::vector<int>& reach = m_history[std::size_t(differences)];
            const int diagonal = x - y;
            const int* const at = reach.data() + differences + 1 + diagonal;
            const bool fromAbove = comesFromAbove(at, diagonal, differences);
            const int startX = fromAbove ? at[1] : at[-1];
            const int equal = x - startX - (fromAbove ? 0 : 1);
            steps.insert(steps.end(), std::size_t(equal), InSequence::Both);
            steps.push_back(fromAbove ? InSequence::After : InSequence::Before);
            x = startX;
            y = startX - (diagonal + (fromAbove ? 1 : -1));
        }
        steps.insert(steps.end(), std::size_t(x), InSequence::Both);
        std::ranges::reverse(steps);
        return steps;
    }

    Parts m_before;
    Parts m_after;
    std::vector<std::vector<int>> m_history; // m_history[n]: what n - 1 differences have reached
};

std::vector<InSequence> compareMiddle(Parts before, Parts after) {
    if (auto steps = SequenceComparison(before, after).steps())
        return std::move(*steps);
    std::vector<InSequence> all(before.size(), InSequence::Before);
    all.insert(all.end(), after.size(), InSequence::After);
    return all;
}

// Within a run of differences, the parts that are gone come first.
void order(std::vector<InSequence>& steps) {
    for (auto first = steps.begin(); first != steps.end();) {
        const auto last = std::find(first, steps.end(), InSequence::Both);
        std::sort(first, last);
        first = last == steps.end() ? last : last + 1;
    }
}

} // namespace

std::vector<InSequence> compareSequences(Parts before, Parts after) {
    const auto start = std::size_t(std::ranges::mismatch(before, after).in1 - before.begin());
    std::size_t end = 0;
    while (end < std::min(before.size(), after.size()) - start &&
           before[before.size() - 1 - end] == after[after.size() - 1 - end])
        ++end;
    std::vector<InSequence> steps = compareMiddle(before.subspan(start, before.size() - start - end),
                                                  after.subspan(start, after.size() - start - end));
    order(steps);
    steps.insert(steps.begin(), start, InSequence::Both);
    steps.insert(steps.end(), end, InSequence::Both);
    return steps;
}

} // namespace levwright
