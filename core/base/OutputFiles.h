// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <unordered_map>

namespace levwright {

// The files that one run of a compiler writes, each once.
class OutputFiles {
public:
    // source: what becomes the file, as messages call it. Error: something else of this run became it before.
    Result<void> claim(const std::filesystem::path& file, std::string_view source);

private:
    std::unordered_map<std::string, std::string> m_sources; // by path
};

} // namespace levwright
