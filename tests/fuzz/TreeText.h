// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/FileStore.h"

#include <algorithm>
#include <map>
#include <string>
#include <string_view>

namespace levwright::fuzz {

// A text that holds several: each begins after a line "=== NAME".
inline std::map<std::string, std::string> partsOf(std::string_view text) {
    constexpr std::string_view mark = "=== ";
    std::map<std::string, std::string> parts;
    std::string* part = nullptr;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
        const std::string_view line = text.substr(0, end);
        if (line.starts_with(mark))
            part = &parts[std::string(line.substr(mark.size(), line.find('\n') - mark.size()))];
        else if (part != nullptr)
            *part += line;
        text.remove_prefix(end);
    }
    return parts;
}

// The parts as files of a folder "tree".
inline MemoryFileStore treeOf(std::string_view text) {
    MemoryFileStore files;
    for (const auto& [name, content] : partsOf(text)) {
        [[maybe_unused]] const Result<void> written = files.replace("tree/" + name, content);
    }
    return files;
}

} // namespace levwright::fuzz
