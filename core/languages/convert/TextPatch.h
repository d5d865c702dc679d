// SPDX-License-Identifier: GPL-3.0-or-later
// Collects changes of a text in any order. Internal to convert.
#pragma once

#include "core/text/Range.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

namespace levwright::conversion {

// To which side an inserted text belongs. It decides the order of several insertions at one place.
enum class Side : std::uint8_t {
    Behind, // to the text before the place
    Before, // to the text after the place
};

// The origin of a piece of the changed text.
struct Passage {
    Offset at = 0;     // in the changed text
    Offset source = 0; // in the text that was changed
    bool isKept = true;
};
using Passages = std::vector<Passage>; // in the order of the changed text

inline Offset sourceOf(const Passages& passages, Offset at) {
    const auto behind = std::ranges::upper_bound(passages, at, {}, &Passage::at);
    if (behind == passages.begin())
        return 0;
    const Passage& passage = behind[-1];
    return passage.isKept ? passage.source + (at - passage.at) : passage.source;
}

class TextPatch {
public:
    void replace(Range range, std::string text) {
        m_changes.push_back({range, Side::Before, std::move(text)});
    }
    // Comes before insertions that belong to the text after it, so that these stay with that text.
    void erase(Range range) { m_changes.push_back({range, Side::Behind, {}}); }
    void insert(Offset at, Side side, std::string text) {
        m_changes.push_back({{at, at}, side, std::move(text)});
    }

    // The changed text; passages tells where its pieces come from.
    std::string apply(std::string_view text, Passages& passages) const {
        return apply(text, {0, Offset(text.size())}, m_changes, passages);
    }

    // The changed text of the range alone, which will be inserted elsewhere. The range is erased here, with
    // the changes that lie in it.
    std::string take(std::string_view text, Range range) {
        const auto outside = std::ranges::stable_partition(m_changes, [range](const Change& change) {
            const bool isOfWhatStandsBefore = change.side == Side::Behind && change.range.end == range.begin;
            return change.range.begin < range.begin || change.range.end > range.end || isOfWhatStandsBefore;
        });
        const std::vector<Change> inside(outside.begin(), outside.end());
        m_changes.erase(outside.begin(), outside.end());
        Passages passages;
        return apply(text, range, inside, passages);
    }

private:
    struct Change {
        Range range;
        Side side{};
        std::string text;
    };
    // Changes within an erased range disappear with it.
    static std::string apply(std::string_view text, Range within, std::vector<Change> changes,
                             Passages& passages) {
        std::ranges::stable_sort(changes, {}, [](const Change& change) {
            return std::tuple(change.range.begin, change.side, change.range.end);
        });
        std::string result;
        Offset at = within.begin;
        for (const Change& change : changes) {
            if (change.range.begin < at)
                continue;
            passages.push_back({Offset(result.size()), at, true});
            result.append(text.substr(at, change.range.begin - at));
            passages.push_back({Offset(result.size()), change.range.begin, false});
            result.append(change.text);
            at = change.range.end;
        }
        passages.push_back({Offset(result.size()), at, true});
        return result.append(text.substr(at, within.end - at));
    }

    std::vector<Change> m_changes;
};

} // namespace levwright::conversion
