// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Coding.h"
#include "core/text/Range.h"

#include <string>
#include <string_view>
#include <vector>

namespace levwright::search {

// A text as UTF-8 with a line feed at the end of each line, whatever its bytes are, and the way back to them.
class ReadableText {
public:
    // The bytes must live as long as the result.
    explicit ReadableText(std::string_view bytes, const Coding& coding = utf8());
    // It may refer to itself.
    ReadableText(const ReadableText&) = delete;
    ReadableText& operator=(const ReadableText&) = delete;

    std::string_view utf8Text() const { return m_utf8; }
    std::string_view bytes() const { return m_bytes; }
    Range inBytes(Range range) const { return {inBytes(range.begin), inBytes(range.end)}; }
    // A place inside a character counts as its start.
    Offset inUtf8(Offset at) const;

private:
    // Up to the next one, the texts are the same byte by byte, from these places on.
    struct Anchor {
        Offset readable = 0;
        Offset original = 0;
    };
    Offset inBytes(Offset at) const;

    std::string_view m_bytes;
    std::string m_own; // empty if the bytes are readable as they are
    std::string_view m_utf8;
    std::vector<Anchor> m_anchors{{}};
};

} // namespace levwright::search
