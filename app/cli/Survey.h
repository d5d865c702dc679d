// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/Console.h"

#include <span>
#include <string>

namespace levwright::cli {

// levwright-cli survey: rolls all levels of a game and writes a report; merges parts of a survey; or compares
// two. Failure: a level cannot be rolled, or something is worse. Unusable: the command line or a file cannot
// be used.
Status surveyLevels(std::span<const std::string> arguments, const Console& console);

} // namespace levwright::cli
