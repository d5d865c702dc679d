// SPDX-License-Identifier: GPL-3.0-or-later
// Converts between bytes and columns of a line that count in other units, such as UTF-16. Any bytes have
// columns: a byte that begins no character counts as one unit of its own.
#pragma once

#include "core/text/TextSnapshot.h"

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace levwright {

// The size of a character in the text, and as it is counted; each at least 1.
struct CharacterSize {
    std::size_t bytes = 1;
    std::size_t units = 1;
};

// The size of the character that begins at a place of a line, in a text of UTF-8: counted in UTF-16.
CharacterSize utf16SizeAt(std::string_view line, std::size_t at);
// For columns that count bytes.
inline CharacterSize byteSizeAt(std::string_view /*line*/, std::size_t /*at*/) {
    return {};
}

// The units before a byte of the line; at the end of the line those of the whole line. A place inside a
// character counts as its start. sizeAt is a function like utf16SizeAt.
template <class SizeAt>
std::size_t unitsBefore(std::string_view line, Offset place, const SizeAt& sizeAt) {
    place = std::min(place, line.size());
    std::size_t units = 0;
    for (std::size_t at = 0; at < place;) {
        const CharacterSize size = sizeAt(line, at);
        at += size.bytes;
        units += at <= place ? size.units : 0;
    }
    return units;
}

// The byte of the line where that unit begins. A unit inside a character counts as the character's first, one
// past the end as the end.
template <class SizeAt>
Offset bytesBefore(std::string_view line, std::size_t unit, const SizeAt& sizeAt) {
    std::size_t at = 0;
    for (std::size_t units = 0; at < line.size();) {
        const CharacterSize size = sizeAt(line, at);
        units += size.units;
        if (units > unit)
            break;
        at += size.bytes;
    }
    return at;
}

// The line and column of a place, which may also be inside a line end or past the end of the text. Inside a
// line end it counts as the end of the line.
template <class SizeAt>
LinePosition columnsAt(const TextSnapshot& text, Offset place, const SizeAt& sizeAt) {
    const LinePosition at = text.position(std::min(place, text.size()));
    return {at.line, unitsBefore(text.slice(text.lineContent(at.line)), at.column, sizeAt)};
}

// The place of a column. A column past the end of its line counts as that end, a line past the last one as
// the end of the text.
template <class SizeAt>
Offset offsetAt(const TextSnapshot& text, const LinePosition& at, const SizeAt& sizeAt) {
    if (at.line >= text.lineCount())
        return text.size();
    const Range line = text.lineContent(at.line);
    return line.begin + bytesBefore(text.slice(line), at.column, sizeAt);
}

} // namespace levwright
