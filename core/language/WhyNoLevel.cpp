// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/language/WhyNoLevel.h"

#include "core/language/KindOfText.h"
#include "core/model/LevelLanguage.h"

#include <algorithm>

namespace levwright {

std::optional<std::string> whyNoLevel(const Game& game, std::string_view fileName, const TextSnapshot& text) {
    if (documentKindOf(fileName, text.bytes()) == DocumentKind::DungeonScript)
        return "it describes dungeons, not levels";
    if (!game.language().runsScripts())
        return std::nullopt;
    const FileTree file = game.language().parse(text, LexMode::Exact);
    const bool callsNothing = std::ranges::all_of(file.levels, [](const auto& level) {
        return level.tree->statements.size() <= 1; // only the script itself
    });
    return callsNothing ? std::optional<std::string>(
                              "it is a script that makes no level: it calls no function of “des”")
                        : std::nullopt;
}

} // namespace levwright
