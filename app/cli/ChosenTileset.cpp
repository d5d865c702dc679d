// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/ChosenTileset.h"

#include <format>
#include <set>

namespace levwright::cli {

Result<TilesetPtr> chosenTileset(const std::string& path, const Console& console) {
    return path.empty() ? TilesetPtr() : Tileset::load(path, console.files);
}

void sayNotesOn(const TilesetPtr& tileset, const std::vector<const Catalog*>& games, std::string_view command,
                const Console& console) {
    if (!tileset)
        return;
    std::set<std::string> said;
    for (const Catalog* game : games) {
        if (!said.insert(std::string(game->gameId())).second)
            continue;
        if (const std::string note = noteOn(*tileset, *game); !note.empty())
            console.errors << std::format("{}: {}: {}\n", command, game->gameId(), note);
    }
}

} // namespace levwright::cli
