// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/games/KindOfText.h"

#include "core/languages/script/lua/ScriptGlobals.h"

#include <algorithm>
#include <cstddef>

namespace levwright {
namespace {

constexpr std::string_view dungeonScript = "dungeon.lua";
constexpr std::string_view dungeonGlobal = "dungeon";

constexpr std::string_view blanks = " \t\r";

bool beginsDungeon(std::string_view line) {
    if (line.starts_with('%'))
        line.remove_prefix(std::min(line.find_first_of(blanks), line.size()));
    const std::size_t start = line.find_first_not_of(blanks);
    return start != std::string_view::npos && line.substr(start).starts_with("DUNGEON");
}

std::string_view withoutFolder(std::string_view fileName) {
    return fileName.substr(fileName.find_last_of("/\\") + 1); // without a slash, npos + 1 is 0
}

DocumentKind scriptKindOf(std::string_view fileName, std::string_view bytes) {
    const bool isDungeon = withoutFolder(fileName) == dungeonScript || lua::givesGlobal(bytes, dungeonGlobal);
    return isDungeon ? DocumentKind::DungeonScript : DocumentKind::Levels;
}

} // namespace

DocumentKind documentKindOf(std::string_view fileName, std::string_view bytes) {
    const std::size_t point = fileName.rfind('.');
    const std::optional<DocumentKind> kind =
        point == std::string_view::npos ? std::nullopt : kindOfEnding(fileName.substr(point + 1));
    if (kind)
        return kind == DocumentKind::DungeonScript ? scriptKindOf(fileName, bytes) : *kind;
    if (lua::isSoundAndGivesGlobal(bytes, dungeonGlobal))
        return DocumentKind::DungeonScript;
    while (!bytes.empty()) {
        const std::string_view line = bytes.substr(0, bytes.find('\n'));
        if (!line.starts_with('#') && line.find_first_not_of(blanks) != std::string_view::npos)
            return beginsDungeon(line) ? DocumentKind::DungeonDefinition : DocumentKind::Levels;
        bytes.remove_prefix(std::min(line.size() + 1, bytes.size()));
    }
    return DocumentKind::Levels;
}

} // namespace levwright
