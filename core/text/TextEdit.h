// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/Range.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace levwright {

// Where a place is when a text is inserted exactly there: before that text, or after it.
enum class Bias { Before, After };

// Replaces the bytes of range by text.
struct Replacement {
    Range range;
    std::string text;
    bool operator==(const Replacement&) const = default;
};

// Replacements in one text. All ranges count in the text before the edit; they are sorted and neither overlap
// nor touch.
class TextEdit {
public:
    TextEdit() = default;
    // The replacements may come in any order. Touching ranges are joined; overlapping ranges break the
    // contract.
    explicit TextEdit(std::vector<Replacement> replacements);
    static TextEdit replace(Range range, std::string text);
    static TextEdit insert(Offset at, std::string text) { return replace({at, at}, std::move(text)); }
    static TextEdit erase(Range range) { return replace(range, {}); }
    // Erases the whole line if nothing else stands on it.
    static TextEdit eraseLine(std::string_view before, Range range);
    // The single replacement that turns before into after; it leaves out their common start and end.
    static TextEdit difference(std::string_view before, std::string_view after);

    const std::vector<Replacement>& replacements() const { return m_replacements; }
    bool empty() const { return m_replacements.empty(); }
    bool fits(Offset textSize) const { return empty() || m_replacements.back().range.end <= textSize; }
    // True if apply(before) == before.
    bool changesNothing(std::string_view before) const;

    std::string apply(std::string_view before) const;
    // The edit that leads from apply(before) back to before.
    TextEdit inverse(std::string_view before) const;
    // The same edit for a text in which that many bytes stand before this one.
    TextEdit shifted(Offset by) const;
    // One edit that does what this one and then next do; next counts in apply(before).
    TextEdit then(const TextEdit& next) const;
    // One edit that does what all of them do, one after the other.
    static TextEdit composed(std::span<const TextEdit> inOrder);
    // Where a place in the text before is after the edit. A place inside a replaced range goes to the edge on
    // the side of bias.
    Offset map(Offset place, Bias bias) const;
    Range map(Range range) const { return {map(range.begin, Bias::Before), map(range.end, Bias::After)}; }
    // The range from the first to the last touched byte, in the text before and in the text after the edit.
    Range touchedBefore() const;
    Range touchedAfter() const;

    bool operator==(const TextEdit&) const = default;

private:
    std::vector<Replacement> m_replacements;
};

} // namespace levwright
