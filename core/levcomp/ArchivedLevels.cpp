// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/levcomp/ArchivedLevels.h"

namespace levwright {

std::vector<ArchivedLevel> levelsOf(const Archive& archive) {
    std::vector<ArchivedLevel> levels;
    for (std::size_t i = 0; i < archive.entries().size(); ++i) {
        const ArchiveEntry& entry = archive.entries()[i];
        if (const FileForm* form = formOf(entry.content)) {
            const Result<DecodedFile> decoded = form->decode(entry.content);
            levels.push_back({i, form->holds, decoded ? decoded->target.gameId : std::string()});
        } else if (entry.name == "dungeon" || entry.name.ends_with(".lev")) {
            levels.push_back({i, entry.name == "dungeon" ? Holds::Dungeon : Holds::Level, {}});
        }
    }
    return levels;
}

} // namespace levwright
