// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <vector>

namespace levwright {

struct FolderFile {
    std::filesystem::path path;
    std::int64_t stamp = 0; // another one when the file was changed
};

constexpr std::size_t largestFolderFile = 1 << 20; // in bytes

// The level and dungeon files in a folder and in those below it that are not hidden, by their names, without
// larger ones; at most a few thousand. Their texts may still be something else. isAll, if given, becomes
// false if some are left out.
std::vector<FolderFile> descriptionsIn(const std::filesystem::path& folder, bool* isAll = nullptr);

} // namespace levwright
