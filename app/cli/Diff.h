// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/Console.h"

#include <span>
#include <string>

namespace levwright::cli {

// levwright-cli diff: what differs between two level files, in words. Success: nothing. Failure: something.
// Unusable: a file cannot be read.
Status diffFiles(std::span<const std::string> arguments, const Console& console);

} // namespace levwright::cli
