// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"

#include <string>
#include <vector>

namespace levwright {

// Starts this program once more, with these words: a window of its own that outlives this process. Error: it
// cannot be started.
Result<void> startOtherWindow(const std::vector<std::string>& arguments);

} // namespace levwright
