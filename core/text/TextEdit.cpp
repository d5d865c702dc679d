// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/TextEdit.h"

#include "core/base/Contract.h"

#include <algorithm>

namespace levwright {
namespace {

bool isBlank(char c) {
    return c == ' ' || c == '\t';
}

} // namespace

TextEdit::TextEdit(std::vector<Replacement> replacements) {
    std::ranges::stable_sort(replacements, {}, &Replacement::range);
    for (Replacement& next : replacements) {
        if (m_replacements.empty() || m_replacements.back().range.end < next.range.begin) {
            m_replacements.push_back(std::move(next));
            continue;
        }
        // Touching ones become one, so that an inverse never has two insertions at one place.
        Replacement& previous = m_replacements.back();
        require(previous.range.end == next.range.begin, "the ranges of an edit are disjoint");
        previous.range.end = next.range.end;
        previous.text += next.text;
    }
}

TextEdit TextEdit::replace(Range range, std::string text) {
    require(range.begin <= range.end, "a range begins before it ends");
    return TextEdit({{range, std::move(text)}});
}

TextEdit TextEdit::eraseLine(std::string_view text, Range erased) {
    Range range = erased;
    while (range.begin > 0 && isBlank(text[range.begin - 1]))
        --range.begin;
    while (range.end < text.size() && isBlank(text[range.end]))
        ++range.end;
    const bool startsLine = range.begin == 0 || text[range.begin - 1] == '\n';
    Offset lineEnd = range.end;
    if (lineEnd < text.size() && text[lineEnd] == '\r')
        ++lineEnd;
    const bool endsLine = lineEnd >= text.size() || text[lineEnd] == '\n';
    if (startsLine && endsLine)
        return erase({range.begin, std::min(lineEnd + 1, text.size())});
    return erase(erased);
}

TextEdit TextEdit::difference(std::string_view before, std::string_view after) {
    if (before == after)
        return {};
    const auto start = std::size_t(std::ranges::mismatch(before, after).in1 - before.begin());
    std::size_t end = 0;
    const std::size_t longestEnd = std::min(before.size(), after.size()) - start;
    while (end < longestEnd && before[before.size() - 1 - end] == after[after.size() - 1 - end])
        ++end;
    return replace({start, before.size() - end},
                   std::string(after.substr(start, after.size() - end - start)));
}

bool TextEdit::changesNothing(std::string_view before) const {
    return std::ranges::all_of(m_replacements, [&](const Replacement& r) {
        return before.substr(r.range.begin, r.range.size()) == r.text;
    });
}

std::string TextEdit::apply(std::string_view before) const {
    require(fits(before.size()), "an edit fits its text");
    Offset size = before.size();
    for (const Replacement& r : m_replacements)
        size = size - r.range.size() + r.text.size();
    std::string after;
    after.reserve(size);
    Offset done = 0;
    for (const Replacement& r : m_replacements) {
        after.append(before.substr(done, r.range.begin - done));
        after.append(r.text);
        done = r.range.end;
    }
    after.append(before.substr(done));
    return after;
}

TextEdit TextEdit::inverse(std::string_view before) const {
    require(fits(before.size()), "an edit fits its text");
    std::vector<Replacement> back;
    back.reserve(m_replacements.size());
    Offset written = 0;
    Offset done = 0;
    for (const Replacement& r : m_replacements) {
        written += r.range.begin - done;
        done = r.range.end;
        back.push_back(
            {{written, written + r.text.size()}, std::string(before.substr(r.range.begin, r.range.size()))});
        written += r.text.size();
    }
    return TextEdit(std::move(back));
}

Offset TextEdit::map(Offset place, Bias bias) const {
    Offset written = 0;
    Offset done = 0;
    for (const Replacement& r : m_replacements) {
        if (place < r.range.begin || (place == r.range.begin && !r.range.empty()))
            break;
        if (place < r.range.end || (r.range.empty() && place == r.range.begin)) {
            const Offset start = written + (r.range.begin - done);
            return bias == Bias::Before ? start : start + r.text.size();
        }
        written += r.range.begin - done + r.text.size();
        done = r.range.end;
    }
    return written + (place - done);
}

Range TextEdit::touchedBefore() const {
    require(!empty(), "an edit with replacements");
    return {m_replacements.front().range.begin, m_replacements.back().range.end};
}

Range TextEdit::touchedAfter() const {
    const Range before = touchedBefore();
    Offset end = before.end;
    for (const Replacement& r : m_replacements)
        end = end - r.range.size() + r.text.size();
    return {before.begin, end};
}

} // namespace levwright
