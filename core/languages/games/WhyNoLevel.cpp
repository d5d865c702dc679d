// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/games/WhyNoLevel.h"

#include "core/base/Phrase.h"
#include "core/languages/games/KindOfText.h"
#include "core/languages/games/ScriptLibrary.h"
#include "core/languages/script/lua/ScriptGlobals.h"
#include "core/model/LevelLanguage.h"

#include <algorithm>
#include <filesystem>
#include <format>
#include <ranges>
#include <vector>

namespace levwright {

bool isVaultList(std::string_view fileName, std::string_view bytes) {
    if (std::filesystem::path(fileName).filename() != "vaults.dat")
        return false;
    return std::ranges::all_of(bytes | std::views::split('\n'), [](const auto& part) {
        const std::string_view line(part);
        return line.empty() || (line.front() >= '0' && line.front() <= '9');
    });
}

namespace {

// What a script without calls of des does.
std::string whatElse(std::string_view script) {
    constexpr std::size_t mostNamed = 3;
    const std::vector<lua::ScriptGlobal> globals = lua::scriptGlobals(script);
    if (globals.empty())
        return say("it is a script that makes no level: it calls no function of “des”");
    std::string names;
    for (const lua::ScriptGlobal& each : globals | std::views::take(mostNamed))
        names += (names.empty() ? "" : ", ") + std::string(each.name);
    return say("it sets {}{} and draws nothing: it is not a level", names,
               globals.size() > mostNamed ? say(" and more") : "");
}

} // namespace

std::optional<std::string> whyNoLevel(const Game& game, std::string_view fileName, const TextSnapshot& text) {
    if (documentKindOf(fileName, text.bytes()) == DocumentKind::DungeonScript)
        return say("it describes dungeons, not levels");
    if (isVaultList(fileName, text.bytes()))
        return say("it lists the vaults of a game and is not a level");
    if (!game.language().runsScripts())
        return std::nullopt;
    if (isLibraryName(fileName))
        return say("it is a script that makes no level; it is read as a library");
    const FileTree file = game.language().parse(text, LexMode::Exact);
    const bool callsNothing = std::ranges::all_of(file.levels, [](const auto& level) {
        return level.tree->statements.size() <= 1; // only the script itself
    });
    return callsNothing ? std::optional(whatElse(text.bytes())) : std::nullopt;
}

} // namespace levwright
