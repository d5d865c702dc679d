// SPDX-License-Identifier: GPL-3.0-or-later
// Splits texts into command lines (world-server.md, section 1): \n, \r\n and a lone \r each end a line.
#pragma once

#include <cstddef>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace levwright::world {

// The lines of a complete file, without white space at their ends. They are views of the text.
std::vector<std::string_view> linesOf(std::string_view text);

// Reads the lines of a growing file: a line is complete when its end has arrived.
class LineReader {
public:
    // Longer lines are not commands; only the beginning of such a line is kept.
    static constexpr std::size_t longestLine = std::size_t(1) << 20U;

    void add(std::string_view bytes);
    bool hasLine() const { return !m_lines.empty(); }
    // The oldest line that was not taken yet, without its end. There must be one.
    std::string takeLine();

private:
    std::deque<std::string> m_lines;
    std::string m_partial;
    bool m_afterReturn = false; // a \n that comes now belongs to the \r before it
};

} // namespace levwright::world
