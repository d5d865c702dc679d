// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/world/Lines.h"

#include "core/base/Contract.h"

#include <algorithm>
#include <utility>

namespace levwright::world {
namespace {

constexpr std::string_view lineEnds = "\r\n";
// What Python's rstrip() removes, among ASCII characters.
constexpr std::string_view whiteSpace = " \t\r\n\v\f\x1c\x1d\x1e\x1f";

} // namespace

std::vector<std::string_view> linesOf(std::string_view text) {
    std::vector<std::string_view> lines;
    for (std::size_t first = 0; first < text.size();) {
        const std::size_t end = std::min(text.find_first_of(lineEnds, first), text.size());
        const std::string_view line = text.substr(first, end - first);
        lines.push_back(line.substr(0, line.find_last_not_of(whiteSpace) + 1));
        first = end + (text.substr(end).starts_with("\r\n") ? 2 : 1);
    }
    return lines;
}

void LineReader::add(std::string_view bytes) {
    while (!bytes.empty()) {
        if (std::exchange(m_afterReturn, false) && bytes.front() == '\n') {
            bytes.remove_prefix(1);
            continue;
        }
        const std::size_t end = bytes.find_first_of(lineEnds);
        const std::size_t room = longestLine + 1 - m_partial.size();
        m_partial += bytes.substr(0, std::min(end, room));
        if (end == std::string_view::npos)
            return;
        m_afterReturn = bytes[end] == '\r';
        m_lines.push_back(std::exchange(m_partial, {}));
        bytes.remove_prefix(end + 1);
    }
}

std::string LineReader::takeLine() {
    require(hasLine(), "a line has come");
    std::string line = std::move(m_lines.front());
    m_lines.pop_front();
    return line;
}

} // namespace levwright::world
