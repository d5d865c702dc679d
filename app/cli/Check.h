// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/Console.h"

#include <span>
#include <string>

namespace levwright::cli {

// Prints what there is to say about level descriptions, or dungeon descriptions (FILE.def, FILE.pdf), as
// "file:line:column: severity: text [code]" in text order; line and column count from 1, the column counts
// bytes. Hints only with -w. Failure: some file has an error; Unusable: some file cannot be read.
Status check(std::span<const std::string> arguments, const Console& console);

} // namespace levwright::cli
