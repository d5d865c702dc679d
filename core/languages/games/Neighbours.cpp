// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/games/Neighbours.h"

#include "core/base/FileStore.h"
#include "core/catalog/Destinations.h"
#include "core/dungeons/model/DungeonLanguage.h"
#include "core/dungeons/model/DungeonModel.h"
#include "core/languages/games/Games.h"
#include "core/languages/games/ScriptLibrary.h"
#include "core/model/LevelLanguage.h"

#include <string>

namespace levwright {
namespace {

DungeonModelPtr readDungeon(const GamePtr& game, std::string text) {
    TextSnapshot snapshot(std::move(text));
    if (const DungeonLanguage* scripts = game->language().dungeonScripts())
        return scripts->read(std::move(snapshot));
    return game->dungeonDefinitions(DungeonForm::Definition).read(std::move(snapshot));
}

void addName(std::string& table, const std::string& name) {
    if (!name.empty() && !name.contains('\n'))
        table += name + '\n';
}

std::string destinationsOf(const DungeonModel& model, std::string_view fileName) {
    std::string table(fileName);
    table += '\n';
    for (const DungeonPartModel& dungeon : model.dungeons) {
        addName(table, dungeon.record.name.text);
        addName(table, dungeon.record.protofile.text);
        for (const SpecialLevelModel& level : dungeon.levels)
            addName(table, level.record.name.text);
    }
    return table;
}

std::string_view portalWordOf(bool isScript) {
    return isScript ? "portal" : "PORTAL";
}

GamePtr withDungeonBeside(const GamePtr& game, const std::filesystem::path& file, std::string_view text) {
    constexpr std::size_t largest = std::size_t(1) << 20;
    const bool isScript = game->language().runsScripts();
    const std::string fileName = isScript ? "dungeon.lua" : "dungeon.def";
    if (file.empty() || file.filename() == fileName || !text.contains(portalWordOf(isScript)))
        return game;
    Result<std::string> written = DiskFileStore().read(file.parent_path() / fileName, largest);
    if (!written)
        return game;
    const DungeonModelPtr model = readDungeon(game, *std::move(written));
    if (model->dungeons.empty() || hasErrors(model->diagnostics) || !model->objection.empty())
        return game;
    const std::shared_ptr<GameTables> changed = GameTables::changed(game->catalog().tablesPtr());
    changed->put(destinationsTable, destinationsOf(*model, fileName));
    return gameOf(changed).value_or(game);
}

} // namespace

std::string_view portalWordFor(const Game& game) {
    const bool isKnown = game.catalog().tables().has(destinationsTable);
    return isKnown ? std::string_view() : portalWordOf(game.language().runsScripts());
}

GamePtr withNeighbours(const GamePtr& game, const std::filesystem::path& file, std::string_view text) {
    return withDungeonBeside(withLibraryBeside(game, file), file, text);
}

} // namespace levwright
