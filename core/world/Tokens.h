// SPDX-License-Identifier: GPL-3.0-or-later
// Reads command lines (world-server.md, section 3).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace levwright::world {

// The words of a line; empty if a quote is not closed or a backslash ends the line.
std::optional<std::vector<std::string>> splitWords(std::string_view line);

// A whole number as Python's int() reads it. Numbers with more than 18 digits become the largest or smallest
// value of the type. Empty if text is not a number.
std::optional<std::int64_t> readNumber(std::string_view text);

// The text in double quotes, with a backslash before each quote and backslash.
std::string quotedString(std::string_view text);

bool isAscii(std::string_view text);

} // namespace levwright::world
