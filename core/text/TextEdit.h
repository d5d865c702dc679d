// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/Range.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace levwright {

// Which side a place keeps to when text is put in exactly there.
enum class Bias { Before, After };

// The bytes of range give way to text.
struct Replacement {
    Range range;
    std::string text;
    bool operator==(const Replacement&) const = default;
};

// Replacements in one text, all ranges counted in the text before the edit: sorted, disjoint and apart.
class TextEdit {
public:
    TextEdit() = default;
    // Any order; touching ranges are joined, ranges that overlap break the contract.
    explicit TextEdit(std::vector<Replacement> replacements);
    static TextEdit replace(Range range, std::string text);
    static TextEdit insert(Offset at, std::string text) { return replace({at, at}, std::move(text)); }
    static TextEdit erase(Range range) { return replace(range, {}); }
    // With all of its line if nothing else stands there.
    static TextEdit eraseLine(std::string_view before, Range range);
    // The one replacement that makes after out of before, without their common start and end.
    static TextEdit difference(std::string_view before, std::string_view after);

    const std::vector<Replacement>& replacements() const { return m_replacements; }
    bool empty() const { return m_replacements.empty(); }
    bool fits(Offset textSize) const { return empty() || m_replacements.back().range.end <= textSize; }
    // True if apply(before) == before.
    bool changesNothing(std::string_view before) const;

    std::string apply(std::string_view before) const;
    // The edit that leads from apply(before) back to before.
    TextEdit inverse(std::string_view before) const;
    // The same edit of a text that stands behind so many other bytes.
    TextEdit shifted(Offset by) const;
    // The one edit that does what this and then next do; next counts in apply(before).
    TextEdit then(const TextEdit& next) const;
    // All of them, one after the other, as one edit.
    static TextEdit composed(std::span<const TextEdit> inOrder);
    // Where a place of the text before is afterwards. A place inside a replaced range goes to its edge on the
    // side of bias.
    Offset map(Offset place, Bias bias) const;
    Range map(Range range) const { return {map(range.begin, Bias::Before), map(range.end, Bias::After)}; }
    // What lies between the first and the last touched byte, before and after the edit.
    Range touchedBefore() const;
    Range touchedAfter() const;

    bool operator==(const TextEdit&) const = default;

private:
    std::vector<Replacement> m_replacements;
};

} // namespace levwright
