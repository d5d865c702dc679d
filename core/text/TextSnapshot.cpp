// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/TextSnapshot.h"

#include "core/base/Contract.h"

#include <algorithm>

namespace levwright {

TextSnapshot::TextSnapshot(std::string bytes) {
    constexpr std::size_t usualLine = 32; // in bytes; lines are rarely shorter on average
    std::vector<Offset> lineStarts;
    lineStarts.reserve(bytes.size() / usualLine + 1);
    lineStarts.push_back(0);
    for (Offset at = bytes.find('\n'); at != std::string::npos; at = bytes.find('\n', at + 1))
        lineStarts.push_back(at + 1);
    m_state = std::make_shared<const State>(State{std::move(bytes), std::move(lineStarts)});
}

Offset TextSnapshot::lineStart(std::size_t line) const {
    require(line < lineCount(), "a line number lies within the text");
    return m_state->lineStarts[line];
}

Range TextSnapshot::lineWithEnd(std::size_t line) const {
    return {lineStart(line), line + 1 < lineCount() ? m_state->lineStarts[line + 1] : size()};
}

Range TextSnapshot::lineContent(std::size_t line) const {
    Range range = lineWithEnd(line);
    if (!range.empty() && bytes()[range.end - 1] == '\n') {
        --range.end;
        if (!range.empty() && bytes()[range.end - 1] == '\r')
            --range.end;
    }
    return range;
}

std::string_view TextSnapshot::lineEndAt(std::size_t line) const {
    if (line > 0 && line + 1 == lineCount())
        --line;
    return lineWithEnd(line).size() - lineContent(line).size() == 2 ? "\r\n" : "\n";
}

LinePosition TextSnapshot::position(Offset offset) const {
    require(offset <= size(), "an offset lies within the text");
    const auto next = std::ranges::upper_bound(m_state->lineStarts, offset);
    const auto line = std::size_t(next - m_state->lineStarts.begin()) - 1;
    return {line, offset - m_state->lineStarts[line]};
}

} // namespace levwright
