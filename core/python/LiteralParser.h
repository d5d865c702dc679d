// SPDX-License-Identifier: GPL-3.0-or-later
// Literals as Python reads them. Internal to python.
#pragma once

#include "core/python/PythonLiteral.h"

#include <optional>
#include <string_view>
#include <vector>

namespace levwright::python {

// The bytes of the source that give a piece of the text, such as an escape.
struct LiteralUnit {
    Range source;
    std::string text;
    bool isComputed = false; // the text is the source
};

// The literal whose prefix or quotes begin at that byte; empty if none begins there, or it never ends.
std::optional<PythonLiteral> literalAt(std::string_view source, Offset at);

// What the literal gives, in order. Empty if Python refuses the literal, or if one of its escapes gives a
// character by name (\N{…}).
std::optional<std::vector<LiteralUnit>> unitsOf(std::string_view source, const PythonLiteral& literal);

// Whether the byte can stand in a name.
bool isNamePart(char c);

} // namespace levwright::python
