// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/games/FolderFiles.h"

#include "core/document/DocumentKind.h"

#include <algorithm>
#include <string>
#include <system_error>

namespace levwright {

std::vector<FolderFile> descriptionsIn(const std::filesystem::path& folder, bool* isAll) {
    namespace fs = std::filesystem;
    constexpr std::size_t mostFiles = 2000;
    constexpr std::size_t mostEntries = 100000; // of any kind
    std::size_t entries = 0;
    std::vector<FolderFile> files;
    bool isEachSmall = true;
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
        if (!kind || isOther || !at->is_regular_file(ignored))
            continue;
        const bool isSmall = at->file_size(ignored) <= largestFolderFile;
        isEachSmall = isEachSmall && isSmall;
        if (isSmall)
            files.push_back({path, std::int64_t(at->last_write_time(ignored).time_since_epoch().count())});
    }
    if (isAll != nullptr)
        *isAll = !error && isEachSmall && at == fs::recursive_directory_iterator();
    std::ranges::sort(files, {}, &FolderFile::path);
    return files;
}

} // namespace levwright
