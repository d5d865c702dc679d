// SPDX-License-Identifier: GPL-3.0-or-later
// The texts in quotes of a Python program. All ranges count bytes of the program.
#pragma once

#include "core/base/Result.h"
#include "core/text/Range.h"

#include <string>
#include <string_view>
#include <vector>

namespace levwright::python {

struct PythonLiteral {
    Range range; // with prefix and quotes
    Range body;  // between the quotes
    char quote = '"';
    bool isTriple = false;
    bool isRaw = false;
    bool isBytes = false;
    bool isFormatted = false; // an f-string or a template
    std::vector<Range> parts; // the computed parts, with their braces

    bool operator==(const PythonLiteral&) const = default;
};

// All literals, in the order of the text. Literals inside the computed parts of others are left out, and so
// are those that never end.
std::vector<PythonLiteral> literalsOf(std::string_view source);

// The text that the program gets; computed parts stay as they are written. Errors: braces or escapes that are
// wrong, escapes that name a character.
Result<std::string> textOf(std::string_view source, const PythonLiteral& literal);

// The program with another text in that literal. Prefix, quotes, computed parts, and escapes of what stays
// are kept. Errors: those of textOf; a computed part is missing in the text; such a literal cannot hold the
// text.
Result<std::string> replaced(std::string_view source, const PythonLiteral& literal, std::string_view text);

} // namespace levwright::python
