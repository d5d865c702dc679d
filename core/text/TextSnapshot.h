// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/Range.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace levwright {

// Line and column count from 0; the column counts bytes.
struct LinePosition {
    std::size_t line = 0;
    std::size_t column = 0;
    auto operator<=>(const LinePosition&) const = default;
};

// A text that never changes, with an index of its lines. Copies share the bytes. A line ends with its line
// feed (a carriage return before it belongs to the line end); a text of n line feeds has n + 1 lines.
class TextSnapshot {
public:
    TextSnapshot() : TextSnapshot(std::string()) {}
    explicit TextSnapshot(std::string bytes);

    std::string_view bytes() const { return m_state->bytes; }
    std::string_view slice(Range range) const { return bytes().substr(range.begin, range.size()); }
    Offset size() const { return m_state->bytes.size(); }

    std::size_t lineCount() const { return m_state->lineStarts.size(); }
    Offset lineStart(std::size_t line) const;
    // The line without its line end.
    Range lineContent(std::size_t line) const;
    // The line with its line end.
    Range lineWithEnd(std::size_t line) const;
    // The line end to write into a line: its own, or in the last line that of the line before; "\n" if the
    // text has none.
    std::string_view lineEndAt(std::size_t line) const;
    // offset is 0..size(). The place after a line feed is on the next line.
    LinePosition position(Offset offset) const;

private:
    struct State {
        std::string bytes;
        std::vector<Offset> lineStarts;
    };
    std::shared_ptr<const State> m_state;
};

} // namespace levwright
