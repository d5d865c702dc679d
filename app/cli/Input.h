// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/Console.h"

#include <istream>
#include <string>
#include <string_view>

namespace levwright::cli {

// What messages call standard input.
constexpr std::string_view inputName = "(stdin)";

// All of standard input. Errors: it cannot be read, or has more bytes than most.
Result<std::string> readInput(std::istream& input, std::size_t most = maximumFileSize);

// The file; standard input for the path “-”.
Result<std::string> readFileOrInput(const Console& console, const std::string& path,
                                    std::size_t most = maximumFileSize);

} // namespace levwright::cli
