// SPDX-License-Identifier: GPL-3.0-or-later
// How texts fall into command lines (world-server.md, section 1): \n, \r\n and a lone \r each end a line.
#pragma once

#include <cstddef>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace levwright::world {

// The lines of a file that has been read whole, without white space at their ends. They lie in the text.
std::vector<std::string_view> linesOf(std::string_view text);

// Lines of a file that grows: a line is complete when its end has come.
class LineReader {
public:
    // Longer lines are no commands; of such a line only the beginning is kept.
    static constexpr std::size_t longestLine = std::size_t(1) << 20U;

    void add(std::string_view bytes);
    bool hasLine() const { return !m_lines.empty(); }
    // The oldest line that was not yet taken, without its end. There is one.
    std::string takeLine();

private:
    std::deque<std::string> m_lines;
    std::string m_partial;
    bool m_afterReturn = false; // a \n now belongs to the \r before it
};

} // namespace levwright::world
