// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/Console.h"

#include <span>
#include <string>

namespace levwright::cli {

// levwright-cli merge: merges two versions of a file that were made from the same base. Failure: there are
// conflicts, which the result marks. Unusable: a file cannot be read or written.
Status mergeFiles(std::span<const std::string> arguments, const Console& console);

} // namespace levwright::cli
