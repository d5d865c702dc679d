// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/Alignment.h"

#include "core/text/SequenceDifference.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace levwright::compare {
namespace {

using Parts = std::span<const Part>;
using Pairs = std::vector<std::pair<std::size_t, std::size_t>>; // ascending in both

// Of a pair of lists with more possible pairs than this, versions are found by their order alone.
constexpr std::size_t mostCompared = 40'000;
// Less than this is another part.
constexpr double leastSimilarity = 0.25;
// A level with another name and at least as much in common was renamed.
constexpr double leastSimilarityOfLevels = 0.6;

// The longest ascending sequence of the second numbers; the first numbers ascend.
Pairs ascending(const Pairs& pairs) {
    std::vector<std::size_t> ends; // ends[n]: the last pair of the best sequence of n + 1 pairs
    std::vector<std::optional<std::size_t>> previous(pairs.size());
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const auto at = std::ranges::lower_bound(ends, pairs[i].second, {},
                                                 [&](std::size_t end) { return pairs[end].second; });
        if (at != ends.begin())
            previous[i] = *std::prev(at);
        if (at == ends.end())
            ends.push_back(i);
        else
            *at = i;
    }
    Pairs longest;
    for (std::optional<std::size_t> i = ends.empty() ? std::nullopt : std::optional(ends.back()); i;
         i = previous[*i])
        longest.push_back(pairs[*i]);
    std::ranges::reverse(longest);
    return longest;
}

// Equal parts that occur exactly once in each list, as far as they have the same order.
Pairs uniquePairs(Parts before, Parts after) {
    struct Count {
        std::size_t before = 0;
        std::size_t after = 0;
        std::size_t at = 0; // in the list after
    };
    std::unordered_map<std::string_view, Count> counts;
    for (const Part& part : before)
        ++counts[part.text].before;
    for (std::size_t i = 0; i < after.size(); ++i) {
        Count& count = counts[after[i].text];
        ++count.after;
        count.at = i;
    }
    Pairs pairs;
    for (std::size_t i = 0; i < before.size(); ++i) {
        const Count& count = counts[before[i].text];
        if (count.before == 1 && count.after == 1)
            pairs.emplace_back(i, count.at);
    }
    return ascending(pairs);
}

std::vector<std::string_view> textsOf(Parts parts) {
    std::vector<std::string_view> texts;
    texts.reserve(parts.size());
    for (const Part& part : parts)
        texts.push_back(part.text);
    return texts;
}

std::size_t commonStart(std::string_view a, std::string_view b) {
    return std::size_t(std::ranges::mismatch(a, b).in1 - a.begin());
}

std::size_t commonEnd(std::string_view a, std::string_view b) {
    return std::size_t(std::mismatch(a.rbegin(), a.rend(), b.rbegin(), b.rend()).first - a.rbegin());
}

double similarity(std::string_view a, std::string_view b) {
    const std::size_t longer = std::max(a.size(), b.size());
    if (longer == 0)
        return 1;
    const std::size_t start = commonStart(a, b);
    return double(start + commonEnd(a.substr(start), b.substr(start))) / double(longer);
}

double bySharedChildren(const Part& a, const Part& b) {
    std::unordered_map<std::string_view, std::size_t> ofA;
    for (const Part& child : a.children)
        ++ofA[child.text];
    std::size_t shared = 0;
    for (const Part& child : b.children) {
        const auto found = ofA.find(child.text);
        if (found == ofA.end() || found->second == 0)
            continue;
        --found->second;
        shared += child.text.size();
    }
    return double(shared) / double(std::max(a.text.size(), b.text.size()));
}

// From 0, nothing in common, to 1, equal.
double similarity(const Part& a, const Part& b) {
    return a.children.empty() || b.children.empty() ? similarity(a.text, b.text) : bySharedChildren(a, b);
}

class Aligner {
public:
    Aligner(Parts before, Parts after) : m_before(before), m_after(after) {
        m_alignment.versions.resize(before.size());
        m_alignment.newBefore.resize(before.size() + 1);
    }

    Alignment result() {
        std::size_t before = 0;
        std::size_t after = 0;
        for (const auto& [old, now] : uniquePairs(m_before, m_after)) {
            between(before, old, after, now);
            m_alignment.versions[old] = now;
            before = old + 1;
            after = now + 1;
        }
        between(before, m_before.size(), after, m_after.size());
        return std::move(m_alignment);
    }

private:
    // Aligns a piece of both lists, which lies between equal parts.
    void between(std::size_t before, std::size_t beforeEnd, std::size_t after, std::size_t afterEnd) {
        const std::vector<InSequence> steps =
            compareSequences(textsOf(m_before.subspan(before, beforeEnd - before)),
                             textsOf(m_after.subspan(after, afterEnd - after)));
        for (auto step = steps.begin(); step != steps.end();) {
            std::size_t gone = 0;
            std::size_t come = 0;
            for (; step != steps.end() && *step != InSequence::Both; ++step)
                ++(*step == InSequence::Before ? gone : come);
            difference(before, gone, after, come);
            before += gone;
            after += come;
            for (; step != steps.end() && *step == InSequence::Both; ++step)
                m_alignment.versions[before++] = after++;
        }
    }

    // Finds versions among parts that are not equal.
    void difference(std::size_t before, std::size_t gone, std::size_t after, std::size_t come) {
        const Pairs pairs = versionsOf(m_before.subspan(before, gone), m_after.subspan(after, come));
        auto pair = pairs.begin();
        for (std::size_t i = 0; i < come; ++i) {
            if (pair != pairs.end() && pair->second == i) {
                m_alignment.versions[before + pair->first] = after + i;
                ++pair;
            } else {
                // What is new in place of what is gone stands after that.
                const std::size_t next = before + (pair != pairs.end() ? pair->first : gone);
                m_alignment.newBefore[next].push_back(after + i);
            }
        }
    }

    static double worth(const Part& a, const Part& b) {
        if (a.kind != b.kind)
            return 0;
        if (a.kind == PartKind::Level && a.key != b.key)
            return similar(a, b, leastSimilarityOfLevels);
        if (a.key != b.key)
            return 0;
        if (a.kind == PartKind::Level || a.kind == PartKind::Map || a.kind == PartKind::Piece)
            return 1;
        return similar(a, b, leastSimilarity);
    }

    // 0 for less than that.
    static double similar(const Part& a, const Part& b, double least) {
        const double alike = similarity(a, b);
        return alike < least ? 0 : alike;
    }

    static Pairs inOrder(Parts gone, Parts come) {
        Pairs pairs;
        for (std::size_t i = 0; i < std::min(gone.size(), come.size()); ++i) {
            if (gone[i].kind == come[i].kind && gone[i].key == come[i].key)
                pairs.emplace_back(i, i);
        }
        return pairs;
    }

    // The pairs, in the order of both lists, with the greatest sum of similarities.
    static Pairs versionsOf(Parts gone, Parts come) {
        if (gone.empty() || come.empty())
            return {};
        if (gone.size() == come.size()) {
            Pairs pairs = inOrder(gone, come);
            if (pairs.size() == gone.size())
                return pairs;
        }
        if (gone.size() * come.size() > mostCompared)
            return inOrder(gone, come);
        return mostSimilar(gone, come);
    }

    static Pairs mostSimilar(Parts gone, Parts come) {
        const std::size_t width = come.size() + 1;
        std::vector<double> best((gone.size() + 1) * width, 0); // of the lists from there on
        std::vector<double> worths(gone.size() * come.size());
        for (std::size_t i = gone.size(); i-- > 0;) {
            for (std::size_t j = come.size(); j-- > 0;) {
                const double paired = worths[i * come.size() + j] = worth(gone[i], come[j]);
                best[i * width + j] = std::max({paired + best[(i + 1) * width + j + 1],
                                                best[(i + 1) * width + j], best[i * width + j + 1]});
            }
        }
        Pairs pairs;
        for (std::size_t i = 0, j = 0; i < gone.size() && j < come.size();) {
            const double paired = worths[i * come.size() + j];
            if (paired > 0 && best[i * width + j] == paired + best[(i + 1) * width + j + 1])
                pairs.emplace_back(i++, j++);
            else if (best[i * width + j] == best[(i + 1) * width + j])
                ++i;
            else
                ++j;
        }
        return pairs;
    }

    Parts m_before;
    Parts m_after;
    Alignment m_alignment;
};

} // namespace

Alignment aligned(Parts before, Parts after) {
    return Aligner(before, after).result();
}

} // namespace levwright::compare
