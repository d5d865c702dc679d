// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/games/DecompiledFile.h"

#include "core/base/Phrase.h"
#include "core/languages/games/Games.h"

#include <format>

namespace levwright {

Result<GamePtr> gameOfFile(const Target& target) {
    if (target.gameId.empty())
        return failure(
            say("byte 0: no known game has the version {}.", formNamed(target.form)->version(target)));
    return loadGame(target.gameId);
}

std::string decompiledHeading(const Catalog& catalog, const Target& target, Holds holds) {
    const bool isLevel = holds == Holds::Level;
    std::string heading = std::format("# Decompiled from a {} file of {}, {}.\n",
                                      isLevel ? "level" : "dungeon", target.gameId, nameOf(target.abi));
    if (usualTarget(catalog, target.abi) != target)
        heading += std::format(
            "# Its header is that of another build of the game: {} takes it over with --header-from.\n",
            isLevel ? "lev_comp" : "dgn_comp");
    return heading + '\n';
}

} // namespace levwright
