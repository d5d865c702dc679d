// SPDX-License-Identifier: GPL-3.0-or-later
// A line of bytes as the text of a QTextDocument's block, and back, without loss: what is valid in the text's
// encoding becomes its characters; every byte of anything else becomes a private-use character of its own,
// U+E400 + byte. So do the bytes of control characters, of noncharacters, of what a QTextDocument would take
// for a line end or an object, and of those 256 private-use characters themselves. The text is always valid
// UTF-16: regular expressions, clipboards and screen readers take it as it is. Lines are without their line
// end here.
#pragma once

#include "core/text/Range.h"
#include "widgets/session/TextEncoding.h"

#include <QString>

#include <string>
#include <string_view>

namespace levwright {

QString decodeLine(std::string_view line, TextEncoding encoding = TextEncoding::Utf8);

// encodeLine(decodeLine(line)) == line. What the encoding cannot say, and lone surrogates, which no line
// decodes to, become U+FFFD, or a question mark where there is none.
std::string encodeLine(QStringView text, TextEncoding encoding = TextEncoding::Utf8);

// How many UTF-16 units of decodeLine(line) stand before the byte at that place; a place inside a character
// counts as its start.
qsizetype unitsBefore(std::string_view line, Offset place, TextEncoding encoding = TextEncoding::Utf8);

// The byte of line with which that unit of decodeLine(line) begins; a place inside a character counts as its
// start, one behind the end as the end.
Offset bytesBefore(std::string_view line, qsizetype unit, TextEncoding encoding = TextEncoding::Utf8);

} // namespace levwright
