// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/Console.h"

#include <filesystem>
#include <istream>
#include <string>
#include <string_view>

namespace levwright::cli {

// The name of standard input in messages.
constexpr std::string_view inputName = "(stdin)";

// The file of that path; empty for standard input.
std::filesystem::path fileOf(const std::string& path);

// Reads all of standard input. Errors: it cannot be read, or it has more than most bytes.
Result<std::string> readInput(std::istream& input, std::size_t most = maximumFileSize);

// Reads the file, or standard input if the path is “-”.
Result<std::string> readFileOrInput(const Console& console, const std::string& path,
                                    std::size_t most = maximumFileSize);

// Writes the file, or to standard output if the path is “-”.
Result<void> writeFileOrOutput(const Console& console, const std::string& path, std::string_view bytes);

} // namespace levwright::cli
