// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/languages/program/syntax/Words.h"
#include "core/tree/Statement.h"

#include <string>
#include <vector>

namespace levwright::program {

// The words that an argument of those kinds may be or begin with; each word once.
std::vector<std::string> wordsFor(const Words& words, ArgumentSet accepts);

} // namespace levwright::program
