// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/Console.h"

#include <span>
#include <string>

namespace levwright::cli {

// Prints the diagnostics of level descriptions, or of dungeon descriptions (FILE.def, FILE.pdf), as
// "file:line:column: severity: text [code]" in text order. Line and column count from 1; the column counts
// bytes. Hints are printed only with -w. Failure: a file has an error. Unusable: a file cannot be read.
Status check(std::span<const std::string> arguments, const Console& console);

} // namespace levwright::cli
