// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/LineDifference.h"

#include <algorithm>
#include <optional>
#include <string_view>

namespace levwright {
namespace {

// Memory use grows with the square of this number.
constexpr int mostDifferences = 1000;

using Lines = std::vector<std::string_view>;

Lines linesOf(const TextSnapshot& text) {
    Lines lines;
    lines.reserve(text.lineCount());
    for (std::size_t i = 0; i < text.lineCount(); ++i)
        lines.push_back(text.slice(text.lineWithEnd(i)));
    return lines;
}

// E. W. Myers, "An O(ND) Difference Algorithm and Its Variations", 1986: how far each diagonal (lines of the
// text before minus lines of the text after) can be followed with a given number of differences.
class Comparison {
public:
    Comparison(const Lines& before, const Lines& after) : m_before(before), m_after(after) {}

    // For each line in order, which text it is in; empty if there are too many differences.
    std::optional<std::vector<ComparedLine::In>> steps() {
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
                x = alongEqualLines(x, x - diagonal);
                if (x >= int(m_before.size()) && x - diagonal >= int(m_after.size()))
                    return wayBack(differences);
            }
        }
        return std::nullopt;
    }

private:
    // True if the furthest path to a diagonal takes a line of the text after; at points to the entry of that
    // diagonal.
    static bool comesFromAbove(const int* at, int diagonal, int differences) {
        return diagonal == -differences || (diagonal != differences && at[-1] < at[1]);
    }

    int alongEqualLines(int x, int y) const {
        while (x < int(m_before.size()) && y < int(m_after.size()) &&
               m_before[std::size_t(x)] == m_after[std::size_t(y)]) {
            ++x;
            ++y;
        }
        return x;
    }

    std::vector<ComparedLine::In> wayBack(int differences) const {
        std::vector<ComparedLine::In> steps;
        auto x = int(m_before.size());
        auto y = int(m_after.size());
        for (; differences > 0; --differences) {
            const std::vector<int>& reach = m_history[std::size_t(differences)];
            const int diagonal = x - y;
            const int* const at = reach.data() + differences + 1 + diagonal;
            const bool fromAbove = comesFromAbove(at, diagonal, differences);
            const int startX = fromAbove ? at[1] : at[-1];
            const int equal = x - startX - (fromAbove ? 0 : 1);
            steps.insert(steps.end(), std::size_t(equal), ComparedLine::In::Both);
            steps.push_back(fromAbove ? ComparedLine::In::After : ComparedLine::In::Before);
            x = startX;
            y = startX - (diagonal + (fromAbove ? 1 : -1));
        }
        steps.insert(steps.end(), std::size_t(x), ComparedLine::In::Both);
        std::ranges::reverse(steps);
        return steps;
    }

    const Lines& m_before;
    const Lines& m_after;
    std::vector<std::vector<int>> m_history; // m_history[n]: what n - 1 differences have reached
};

std::vector<ComparedLine::In> compare(const Lines& before, const Lines& after) {
    if (auto steps = Comparison(before, after).steps())
        return std::move(*steps);
    std::vector<ComparedLine::In> all(before.size(), ComparedLine::In::Before);
    all.insert(all.end(), after.size(), ComparedLine::In::After);
    return all;
}

// Within a run of differences, the lines that are gone come first.
void order(std::vector<ComparedLine::In>& steps) {
    for (auto first = steps.begin(); first != steps.end();) {
        const auto last = std::find(first, steps.end(), ComparedLine::In::Both);
        std::sort(first, last);
        first = last == steps.end() ? last : last + 1;
    }
}

} // namespace

std::vector<ComparedLine> compareLines(const TextSnapshot& before, const TextSnapshot& after) {
    Lines old = linesOf(before);
    Lines now = linesOf(after);
    const auto start = std::size_t(std::ranges::mismatch(old, now).in1 - old.begin());
    std::size_t end = 0;
    while (end < std::min(old.size(), now.size()) - start &&
           old[old.size() - 1 - end] == now[now.size() - 1 - end])
        ++end;
    std::vector<ComparedLine::In> steps =
        compare({old.begin() + std::ptrdiff_t(start), old.end() - std::ptrdiff_t(end)},
                {now.begin() + std::ptrdiff_t(start), now.end() - std::ptrdiff_t(end)});
    order(steps);
    steps.insert(steps.begin(), start, ComparedLine::In::Both);
    steps.insert(steps.end(), end, ComparedLine::In::Both);

    std::vector<ComparedLine> compared;
    compared.reserve(steps.size());
    std::size_t oldLine = 0;
    std::size_t newLine = 0;
    for (const ComparedLine::In in : steps) {
        compared.push_back({in, in == ComparedLine::In::Before ? oldLine : newLine});
        oldLine += in == ComparedLine::In::After ? 0 : 1;
        newLine += in == ComparedLine::In::Before ? 0 : 1;
    }
    return compared;
}

} // namespace levwright
