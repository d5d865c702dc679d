// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/LevelFiles.h"

#include "core/base/FileName.h"
#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/model/LevelModel.h"

#include <format>

namespace levwright::cli {

Result<void> LevelFiles::claim(const std::string& level, std::string_view place) {
    return m_written.claim(pathOf(level), place);
}

Result<void> LevelFiles::write(const std::string& level, std::string_view bytes) {
    // The game's compiler accepts an empty name for a file, too.
    if (const auto reason = whyNoFileName(level, levelFileSuffix); reason && !level.empty())
        return failure(say("The level name {} cannot be a file name: {}.", inQuotes(level), *reason));
    return m_files.overwrite(pathOf(level), bytes);
}

std::filesystem::path LevelFiles::pathOf(const std::string& level) const {
    return m_folder / (level + std::string(levelFileSuffix));
}

} // namespace levwright::cli
