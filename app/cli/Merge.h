// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/Console.h"

#include <span>
#include <string>

namespace levwright::cli {

// levwright-cli merge: takes two versions of a file together that were made from the same one. Failure: there
// are conflicts, which the result marks. Unusable: a file cannot be read or written.
Status mergeFiles(std::span<const std::string> arguments, const Console& console);

} // namespace levwright::cli
