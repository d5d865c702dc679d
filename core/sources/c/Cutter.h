// SPDX-License-Identifier: GPL-3.0-or-later
// From the text of a C file to tokens.
#pragma once

#include "core/sources/c/Token.h"

#include <string>
#include <string_view>
#include <vector>

namespace levwright::sources {

// The text with a blank for each comment and without the ends of joined lines. What follows a line keeps its
// number, because the line feeds that are left out come after the line that they belong to.
std::string withoutComments(std::string_view text);

// Cuts a text without comments. file is what the tokens name as their file.
std::vector<Token> cutText(std::string_view text, const std::string* file);

// The bytes that a literal stands for: a text in quotes or a character in apostrophes.
std::string literalBytes(std::string_view literal);

} // namespace levwright::sources
