// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/Console.h"

#include <span>
#include <string>

namespace levwright::cli {

// levwright-cli archive: lists, extracts, adds and removes files of a game's data library (nhdat).
Status changeArchive(std::span<const std::string> arguments, const Console& console);

} // namespace levwright::cli
