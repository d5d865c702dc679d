// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/games/FolderFiles.h"

#include "core/document/DocumentKind.h"

#include <algorithm>
#include <string>
#include <system_error>

namespace levwright {

std::vector<FolderFile> descriptionsIn(const std::filesystem::path& folder) {
    namespace fs = std::filesystem;
    constexpr std::size_t mostFiles = 2000;
    constexpr std::size_t mostEntries = 100000; // of any kind
    std::size_t entries = 0;
    std::vector<FolderFile> files;
    std::error_code error;
    fs::recursive_directory_iterator at(folder, fs::directory_options::skip_permission_denied, error);
    for (; !error && at != fs::recursive_directory_iterator() && files.size() < mostFiles &&
           ++entries <= mostEntries;
         at.increment(error)) {
        const fs::path& path = at->path();
        std::error_code ignored;
        if (path.filename().string().starts_with('.') && at->is_directory(ignored))
            at.disable_recursion_pending();
        const std::string ending = path.extension().string();
        const auto kind = kindOfEnding(ending.empty() ? ending : ending.substr(1));
        // Files of other programs have these endings too.
        const bool isOther =
            (kind == DocumentKind::DungeonDefinition || kind == DocumentKind::PreprocessedDungeon) &&
            path.stem() != "dungeon";
        const bool isRead =
            kind && !isOther && at->is_regular_file(ignored) && at->file_size(ignored) <= largestFolderFile;
        if (isRead)
            files.push_back({path, at->last_write_time(ignored).time_since_epoch().count()});
    }
    std::ranges::sort(files, {}, &FolderFile::path);
    return files;
}

} // namespace levwright
