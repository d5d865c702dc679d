// SPDX-License-Identifier: GPL-3.0-or-later
// How a command line is read (world-server.md, section 3).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace levwright::world {

// The words of a line; nothing if a quote is left open or a backslash ends it.
std::optional<std::vector<std::string>> splitWords(std::string_view line);

// A whole number as Python's int() reads it; those beyond 18 digits become the largest or smallest value of
// the type. Nothing where text is no number.
std::optional<std::int64_t> readNumber(std::string_view text);

// In double quotes, with a backslash before each quote and backslash.
std::string quotedString(std::string_view text);

bool isAscii(std::string_view text);

} // namespace levwright::world
