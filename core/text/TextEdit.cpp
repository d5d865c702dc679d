// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/TextEdit.h"

#include "core/base/Contract.h"

#include <algorithm>

namespace levwright {
namespace {

bool isBlank(char c) {
    return c == ' ' || c == '\t';
}

// Makes one edit of two consecutive ones. It goes through both once, in terms of the text between them.
// Replacements that overlap or touch in that text become one.
class Composition {
public:
    Composition(const std::vector<Replacement>& first, const std::vector<Replacement>& second)
        : m_first(first), m_second(second) {}

    std::vector<Replacement> make() {
        std::vector<Replacement> made;
        while (m_nextFirst < m_first.size() || m_nextSecond < m_second.size()) {
            Replacement joined = takeCluster();
            if (!joined.range.empty() || !joined.text.empty())
                made.push_back(std::move(joined));
        }
        return made;
    }

private:
    // The range of the first edit's next replacement in the text between.
    Range firstRange() const {
        const Replacement& next = m_first[m_nextFirst];
        const Offset begin = next.range.begin + m_inserted - m_removed;
        return {begin, begin + next.text.size()};
    }
    bool hasFirstUpTo(Offset end) const { return m_nextFirst < m_first.size() && firstRange().begin <= end; }
    bool hasSecondUpTo(Offset end) const {
        return m_nextSecond < m_second.size() && m_second[m_nextSecond].range.begin <= end;
    }

    // The next replacements that overlap or touch each other. Each byte between their ends was written by the
    // first edit or is replaced by the second.
    Replacement takeCluster() {
        constexpr Offset none = std::string_view::npos;
        const Offset begin =
            std::min(m_nextFirst < m_first.size() ? firstRange().begin : none,
                     m_nextSecond < m_second.size() ? m_second[m_nextSecond].range.begin : none);
        const Offset shiftBefore = m_inserted - m_removed; // wraps around below 0, and back
        Offset end = begin;
        m_written.clear();
        m_kept = begin;
        std::string text;
        for (bool more = true; more;) {
            more = false;
            while (hasFirstUpTo(end)) {
                takeFirst(end);
                more = true;
            }
            if (hasSecondUpTo(end)) {
                takeSecond(end, text);
                more = true;
            }
        }
        keepUpTo(end, text);
        return {{begin - shiftBefore, end - (m_inserted - m_removed)}, std::move(text)};
    }

    void takeFirst(Offset& end) {
        const Range range = firstRange();
        const Replacement& replacement = m_first[m_nextFirst++];
        m_written.emplace_back(range.begin, &replacement.text);
        m_inserted += replacement.text.size();
        m_removed += replacement.range.size();
        end = std::max(end, range.end);
    }

    void takeSecond(Offset& end, std::string& text) {
        const Replacement& replacement = m_second[m_nextSecond++];
        keepUpTo(replacement.range.begin, text);
        text += replacement.text;
        m_kept = std::max(m_kept, replacement.range.end);
        end = std::max(end, replacement.range.end);
    }

    // Keeps what the first edit wrote before that place and the second one leaves.
    void keepUpTo(Offset place, std::string& text) {
        for (std::size_t i = 0; i < m_written.size() && m_kept < place; ++i) {
            const auto& [begin, written] = m_written[i];
            const Offset from = std::max(m_kept, begin);
            const Offset to = std::min(place, begin + written->size());
            if (from < to)
                text += written->substr(from - begin, to - from);
        }
        std::erase_if(m_written, [&](const auto& w) { return w.first + w.second->size() <= place; });
        m_kept = std::max(m_kept, place);
    }

    const std::vector<Replacement>& m_first;
    const std::vector<Replacement>& m_second;
    std::size_t m_nextFirst = 0;
    std::size_t m_nextSecond = 0;
    Offset m_inserted = 0; // by the replacements of the first edit that are taken
    Offset m_removed = 0;
    Offset m_kept = 0; // everything before this byte of the text between has been handled
    std::vector<std::pair<Offset, const std::string*>> m_written; // pieces that the first edit wrote, by
                                                                  // their place in the text between
};

} // namespace

TextEdit::TextEdit(std::vector<Replacement> replacements) {
    if (replacements.size() < 2) { // as in each of thousands of fixes
        m_replacements = std::move(replacements);
        return;
    }
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

TextEdit TextEdit::shifted(Offset by) const {
    TextEdit moved = *this;
    for (Replacement& each : moved.m_replacements)
        each.range = each.range.shifted(by);
    return moved;
}

TextEdit TextEdit::then(const TextEdit& next) const {
    return TextEdit(Composition(m_replacements, next.m_replacements).make());
}

TextEdit TextEdit::composed(std::span<const TextEdit> inOrder) {
    if (inOrder.empty())
        return {};
    if (inOrder.size() == 1)
        return inOrder.front();
    // Divides in halves, so that no edit is copied more often than there are halvings.
    const std::size_t half = inOrder.size() / 2;
    return composed(inOrder.first(half)).then(composed(inOrder.subspan(half)));
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
