// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"

#include <string>
#include <vector>

namespace levwright::cli {

// Runs a program, which is looked for in PATH if it is named without a folder, and waits for it. Its messages
// go to our streams. Returns the exit status. Error: it cannot be started.
Result<int> spawnAndWait(const std::string& program, const std::vector<std::string>& arguments);

// The path of this program. Error: the system does not tell it.
Result<std::string> ownPath();

} // namespace levwright::cli
