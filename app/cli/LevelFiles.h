// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/FileStore.h"
#include "core/base/OutputFiles.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace levwright::cli {

// The folder into which a run of lev_comp writes its levels.
class LevelFiles {
public:
    LevelFiles(FileStore& files, std::filesystem::path folder)
        : m_files(files), m_folder(std::move(folder)) {}

    // place: where the level is described, for messages. Error: an earlier level of this run has that name.
    Result<void> claim(const std::string& level, std::string_view place);
    // Errors: the name is not a valid file name, or the file cannot be written.
    Result<void> write(const std::string& level, std::string_view bytes);

private:
    std::filesystem::path pathOf(const std::string& level) const;

    FileStore& m_files;
    std::filesystem::path m_folder;
    OutputFiles m_written;
};

} // namespace levwright::cli
