// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/Console.h"

#include <span>
#include <string>

namespace levwright::cli {

// Lists the levels of files, with frequency and limits of themed rooms. Unusable: the command line or one of
// the files cannot be used.
Status listLevels(std::span<const std::string> arguments, const Console& console);

} // namespace levwright::cli
