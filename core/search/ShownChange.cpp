// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/ShownChange.h"

#include "core/base/Printable.h"

#include <algorithm>

namespace levwright::search {
namespace {

constexpr std::size_t mostBeside = 200; // bytes shown on either side of a change
constexpr std::size_t mostChanged = 1000;

bool isInsideCharacter(std::string_view text, Offset at) {
    return at < text.size() && isContinuation(text[at]);
}

} // namespace

ShownChange shownChange(const TextSnapshot& text, const Replacement& change) {
    const std::size_t line = text.position(change.range.begin).line;
    const Range first = text.lineContent(line);
    const Range last = text.lineContent(text.position(change.range.end).line);
    Offset begin = std::max(std::min(first.begin, change.range.begin),
                            change.range.begin - std::min(change.range.begin, mostBeside));
    Offset end = std::min(std::max(last.end, change.range.end), change.range.end + mostBeside);
    while (begin < change.range.begin && isInsideCharacter(text.bytes(), begin))
        ++begin;
    while (end > change.range.end && isInsideCharacter(text.bytes(), end))
        --end;
    const std::string left(text.slice({begin, change.range.begin}));
    const std::string right(text.slice({change.range.end, end}));
    const std::string old(text.slice(change.range).substr(0, mostChanged));
    const std::string now = change.text.substr(0, mostChanged);
    return {line, left + old + right, left + now + right};
}

std::vector<Replacement> joinedByLine(const TextSnapshot& text, const std::vector<Replacement>& changes) {
    std::vector<Replacement> joined;
    for (const Replacement& change : changes) {
        const auto lineOf = [&](Offset at) { return text.position(at).line; };
        if (joined.empty() || lineOf(joined.back().range.end) != lineOf(change.range.begin)) {
            joined.push_back(change);
            continue;
        }
        Replacement& last = joined.back();
        last.text += std::string(text.slice({last.range.end, change.range.begin})) + change.text;
        last.range.end = change.range.end;
    }
    return joined;
}

} // namespace levwright::search
