// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <unordered_map>

namespace levwright {

// The files that one run of a compiler writes; each may be written only once.
class OutputFiles {
public:
    // source is what the file is made from, as messages call it. Error: this run has already made the file
    // from something else.
    Result<void> claim(const std::filesystem::path& file, std::string_view source);

private:
    std::unordered_map<std::string, std::string> m_sources; // by path
};

} // namespace levwright
