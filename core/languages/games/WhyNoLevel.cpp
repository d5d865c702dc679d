// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/games/WhyNoLevel.h"

#include "core/languages/games/KindOfText.h"
#include "core/languages/games/ScriptLibrary.h"
#include "core/model/LevelLanguage.h"

#include <algorithm>
#include <filesystem>
#include <ranges>

namespace levwright {

bool isVaultList(std::string_view fileName, std::string_view bytes) {
    if (std::filesystem::path(fileName).filename() != "vaults.dat")
        return false;
    return std::ranges::all_of(bytes | std::views::split('\n'), [](const auto& part) {
        const std::string_view line(part);
        return line.empty() || (line.front() >= '0' && line.front() <= '9');
    });
}

std::optional<std::string> whyNoLevel(const Game& game, std::string_view fileName, const TextSnapshot& text) {
    if (documentKindOf(fileName, text.bytes()) == DocumentKind::DungeonScript)
        return "it describes dungeons, not levels";
    if (isVaultList(fileName, text.bytes()))
        return "it lists the vaults of a game and is no level";
    if (!game.language().runsScripts())
        return std::nullopt;
    if (isLibraryName(fileName))
        return "it is a script that makes no level; it is read as a library";
    const FileTree file = game.language().parse(text, LexMode::Exact);
    const bool callsNothing = std::ranges::all_of(file.levels, [](const auto& level) {
        return level.tree->statements.size() <= 1; // only the script itself
    });
    return callsNothing ? std::optional<std::string>(
                              "it is a script that makes no level: it calls no function of “des”")
                        : std::nullopt;
}

} // namespace levwright
