// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/DocumentKind.h"

#include <algorithm>
#include <cstddef>

namespace levwright {
namespace {

constexpr std::string_view blanks = " \t\r";

bool beginsDungeon(std::string_view line) {
    if (line.starts_with('%'))
        line.remove_prefix(std::min(line.find_first_of(blanks), line.size()));
    const std::size_t start = line.find_first_not_of(blanks);
    return start != std::string_view::npos && line.substr(start).starts_with("DUNGEON");
}

} // namespace

DocumentKind documentKindOf(std::string_view fileName, std::string_view bytes) {
    if (fileName.ends_with(".des"))
        return DocumentKind::Levels;
    if (fileName.ends_with(".def"))
        return DocumentKind::DungeonDefinition;
    if (fileName.ends_with(".pdf"))
        return DocumentKind::PreprocessedDungeon;
    while (!bytes.empty()) {
        const std::string_view line = bytes.substr(0, bytes.find('\n'));
        if (!line.starts_with('#') && line.find_first_not_of(blanks) != std::string_view::npos)
            return beginsDungeon(line) ? DocumentKind::DungeonDefinition : DocumentKind::Levels;
        bytes.remove_prefix(std::min(line.size() + 1, bytes.size()));
    }
    return DocumentKind::Levels;
}

} // namespace levwright
