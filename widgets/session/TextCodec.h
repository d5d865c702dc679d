// SPDX-License-Identifier: GPL-3.0-or-later
// Converts a line of bytes to the text of a QTextDocument's block and back, without loss. What is valid in
// the text's encoding becomes its characters. Every other byte becomes a private-use character of its own,
// U+E400 + byte. The same applies to the bytes of control characters, noncharacters, anything a QTextDocument
// would take for a line end or an object, and those 256 private-use characters themselves. The result is
// always valid UTF-16, so regular expressions, clipboards and screen readers accept it. Lines do not include
// their line end here.
#pragma once

#include "core/search/Coding.h"
#include "core/text/Range.h"
#include "widgets/session/TextEncoding.h"

#include <QString>

#include <string>
#include <string_view>

namespace levwright {

QString decodeLine(std::string_view line, TextEncoding encoding = TextEncoding::Utf8);
// The same for a text of lines, with a line feed for each line end.
QString decodeText(std::string_view bytes, TextEncoding encoding);

// encodeLine(decodeLine(line)) == line. What the encoding cannot represent, and lone surrogates (which no
// line decodes to), become U+FFFD, or a question mark if the encoding lacks that.
std::string encodeLine(QStringView text, TextEncoding encoding = TextEncoding::Utf8);

// The number of UTF-16 units of decodeLine(line) before the byte at that place. A place inside a character
// counts as its start.
qsizetype unitsBefore(std::string_view line, Offset place, TextEncoding encoding = TextEncoding::Utf8);

// The byte of line where that unit of decodeLine(line) begins. A place inside a character counts as its
// start, a place past the end as the end.
Offset bytesBefore(std::string_view line, qsizetype unit, TextEncoding encoding = TextEncoding::Utf8);

// The same characters, for searches.
search::Coding codingOf(TextEncoding encoding);

} // namespace levwright
