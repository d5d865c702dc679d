// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minihack/PythonString.h"

#include <algorithm>
#include <array>
#include <format>

namespace levwright {
namespace {

// Python reads every line end of its source as a line feed, and a source must not contain a NUL.
bool needsEscape(char c) {
    return c == '\r' || c == '\0';
}

// Whether a raw literal is possible. It ends at the first three quotes, and a backslash before the last
// quotes would escape one of them.
bool canBeRaw(std::string_view text, char quote) {
    return !text.contains(std::string(3, quote)) && !text.ends_with(quote) && !text.ends_with('\\') &&
           std::ranges::none_of(text, needsEscape);
}

std::string escaped(std::string_view text) {
    std::string literal;
    for (const char c : text) {
        if (needsEscape(c))
            literal += std::format("\\x{:02x}", int(c));
        else if (c == '\\' || c == '"')
            literal.append({'\\', c});
        else
            literal += c;
    }
    return literal;
}

} // namespace

std::string pythonString(std::string_view text) {
    constexpr std::array quotes{'"', '\''};
    const auto quote = std::ranges::find_if(quotes, [text](char each) { return canBeRaw(text, each); });
    if (quote == quotes.end())
        return std::format("\"\"\"{}\"\"\"", escaped(text));
    const std::string marks(3, *quote);
    return std::format("r{}{}{}", marks, text, marks);
}

} // namespace levwright
