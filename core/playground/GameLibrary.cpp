// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/playground/GameLibrary.h"

#include "core/base/Phrase.h"
#include "core/catalog/GameList.h"
#include "core/dungeons/model/DungeonLanguage.h"
#include "core/formats/FileForms.h"
#include "core/languages/games/GameOfText.h"
#include "core/languages/games/ScriptLibrary.h"
#include "core/languages/script/lua/LuaLiterals.h"
#include "core/model/LevelLanguage.h"

#include <algorithm>
#include <format>

namespace levwright {
namespace {

// How a game names its files.
struct FileNames {
    std::string_view dungeon;
    std::string_view suffix; // of levels
};
constexpr FileNames compiledFiles{"dungeon", ".lev"};
constexpr FileNames scriptFiles{"dungeon.lua", ".lua"};

bool hasScripts(const Archive& library) {
    return library.find(scriptFiles.dungeon) != nullptr;
}

const FileNames& namesIn(const Archive& library) {
    return hasScripts(library) ? scriptFiles : compiledFiles;
}

// "soko1" for "soko1-2.lev" or "soko1-2"; empty for what is not a variant.
std::optional<std::string_view> baseOf(std::string_view file, std::string_view suffix) {
    if (file.ends_with(suffix))
        file.remove_suffix(suffix.size());
    const std::size_t dash = file.find_last_not_of("0123456789");
    if (dash == std::string_view::npos || dash + 1 == file.size() || file[dash] != '-')
        return std::nullopt;
    return file.substr(0, dash);
}

std::vector<std::string> variantsOf(const Archive& library, std::string_view base) {
    std::vector<std::string> files;
    const std::string_view suffix = namesIn(library).suffix;
    for (const ArchiveEntry& entry : library.entries()) {
        if (entry.name.ends_with(suffix) && baseOf(entry.name, suffix) == base)
            files.push_back(entry.name);
    }
    return files;
}

// The dungeon's name for the level to which the file belongs.
std::string levelOf(std::string_view file, std::string_view suffix) {
    return std::string(baseOf(file, suffix).value_or(file.substr(0, file.size() - suffix.size())));
}

std::string freeName(const Archive& library) {
    std::string name = "start";
    for (int i = 2; !filesOfLevel(library, name).empty(); ++i)
        name = std::format("start{}", i);
    return name;
}

// What counts from another level by its number still counts from the same level afterwards.
void moveChains(CompiledDungeon& dungeon) {
    const auto move = [](int& chain) { chain += chain >= 0 ? 1 : 0; };
    for (CompiledDungeonPart& part : dungeon.dungeons) {
        for (SpecialLevelRecord& level : part.levels)
            move(level.chain);
        for (BranchRecord& branch : part.branches)
            move(branch.chain);
    }
}

void makeSure(CompiledDungeon& dungeon, const std::string& level) {
    for (CompiledDungeonPart& part : dungeon.dungeons) {
        for (SpecialLevelRecord& record : part.levels) {
            if (record.name.text == level)
                record.chance = 100;
        }
    }
}

std::size_t levelsIn(const CompiledDungeon& dungeon) {
    std::size_t count = 0;
    for (const CompiledDungeonPart& part : dungeon.dungeons)
        count += part.levels.size();
    return count;
}

// Makes a new game begin on the first level of the first dungeon.
Result<void> beginOn(CompiledDungeon& dungeon, const std::string& level, const Catalog& catalog) {
    if (dungeon.dungeons.empty())
        return failure(say("The game's dungeon file contains no dungeon."));
    const auto most = std::size_t(catalog.limit("dungeon-levels"));
    if (levelsIn(dungeon) >= most)
        return failure(say("The game's dungeon already has {} named levels, which is the maximum.", most));
    moveChains(dungeon);
    std::vector<SpecialLevelRecord>& levels = dungeon.dungeons.front().levels;
    levels.insert(levels.begin(), SpecialLevelRecord{.name = {level, {}}, .place = {1, 0}});
    return {};
}

// The first game that reads scripts.
Result<GamePtr> scriptGame() {
    for (const GameEntry& entry : knownGames()) {
        Result<GamePtr> game = loadGame(entry.id);
        if (game && (*game)->language().dungeonScripts() != nullptr)
            return game;
    }
    return failure(say("No known game reads scripts."));
}

// The dungeon with the replaced level, if any, always present, and with new games beginning on the level
// start.
Result<std::string> changedDungeon(const std::string& bytes, const std::string& start,
                                   const std::optional<std::string>& replaced) {
    const FileForm* form = formOf(bytes);
    if (form == nullptr || form->holds != Holds::Dungeon)
        return failure(say("The library's dungeon is of a game that is not known."));
    Result<DecodedFile> decoded = form->decode(bytes);
    if (!decoded)
        return std::unexpected(decoded.error());
    const Result<GamePtr> game = loadGame(decoded->target.gameId);
    if (!game)
        return std::unexpected(game.error());
    auto& dungeon = std::get<CompiledDungeon>(decoded->contents);
    if (replaced)
        makeSure(dungeon, *replaced);
    return beginOn(dungeon, start, (*game)->catalog()).and_then([&] {
        return form->encode(decoded->contents, decoded->target);
    });
}

// Lines after the game's own script do the same to its tables.
Result<std::string> changedScript(const std::string& script, const std::string& start,
                                  const std::optional<std::string>& replaced) {
    std::string changed = script;
    changed += "\ndungeon[1].levels = dungeon[1].levels or {}\n";
    if (replaced)
        changed += std::format("for i = 1, #dungeon do\n"
                               "   local levels = dungeon[i].levels or {{}}\n"
                               "   for j = 1, #levels do\n"
                               "      if levels[j].name == {} then levels[j].chance = 100 end\n"
                               "   end\n"
                               "end\n",
                               lua::quoted(*replaced));
    changed +=
        std::format("table.insert(dungeon[1].levels, 1, {{ name = {}, base = 1 }})\n", lua::quoted(start));
    const Result<GamePtr> game = scriptGame();
    if (!game)
        return std::unexpected(game.error());
    const DungeonModelPtr model = (*game)->language().dungeonScripts()->read(TextSnapshot(changed));
    if (!model->objection.empty() || model->dungeons.empty())
        return failure(say("The game's dungeon.lua cannot be run here: {}", model->objection));
    return changed;
}

// The game of the scripts in a library.
Result<GamePtr> gameOfScripts(const Archive& library) {
    const Result<GamePtr> usual = scriptGame();
    if (!usual)
        return usual;
    Games games(*usual);
    for (const ArchiveEntry& entry : library.entries()) {
        if (!entry.name.ends_with(scriptFiles.suffix) || entry.name == scriptFiles.dungeon ||
            isLibraryName(entry.name))
            continue;
        GamePtr game = gameOfText(games, *usual, TextSnapshot(entry.content));
        if (game != *usual && game->language().runsScripts())
            return game;
    }
    return usual;
}

} // namespace

Result<GameBuild> buildOf(const Archive& library) {
    if (hasScripts(library))
        return gameOfScripts(library).transform([](const GamePtr& game) {
            return GameBuild{
                game, Target{.gameId = std::string(game->catalog().gameId()), .form = {}, .words = {}}};
        });
    for (const ArchiveEntry& entry : library.entries()) {
        if (!entry.name.ends_with(compiledFiles.suffix))
            continue;
        const Result<DecodedFile> decoded = decodeLevelFile(entry.content);
        if (!decoded || decoded->target.gameId.empty())
            return failure(say("Its levels are of a game that is not known."));
        const Target& found = decoded->target;
        const Result<GamePtr> game = loadGame(found.gameId);
        if (!game)
            return std::unexpected(game.error());
        const Target usual = usualTarget((*game)->catalog(), found.abi);
        if (const auto difference = formNamed(found.form)->difference(found, usual))
            return failure(std::format("{} {}.", entry.name, *difference));
        return GameBuild{*game, found};
    }
    return failure(say("There is no level in it."));
}

std::vector<std::string> filesOfLevel(const Archive& library, std::string_view name) {
    const std::string_view suffix = namesIn(library).suffix;
    const std::string file = std::string(name) + std::string(suffix);
    if (const std::optional<std::string_view> base = baseOf(name, suffix)) {
        if (library.find(file) != nullptr)
            return variantsOf(library, *base);
    }
    return library.find(file) != nullptr ? std::vector{file} : variantsOf(library, name);
}

Result<LevelInLibrary> withLevel(Archive library, const std::string& name, const std::string& bytes) {
    const FileNames& names = namesIn(library);
    const ArchiveEntry* entry = library.find(names.dungeon);
    if (entry == nullptr)
        return failure(say("There is no dungeon in the game's library."));
    const std::vector<std::string> replaced = filesOfLevel(library, name);
    const std::string start = replaced.empty() ? name : freeName(library);
    const auto own = replaced.empty() ? std::nullopt : std::optional(levelOf(replaced.front(), names.suffix));
    Result<std::string> dungeon = hasScripts(library) ? changedScript(entry->content, start, own)
                                                      : changedDungeon(entry->content, start, own);
    if (!dungeon)
        return std::unexpected(dungeon.error());
    for (const std::string& file : replaced) {
        if (const Result<void> done = library.replace(file, bytes); !done)
            return std::unexpected(done.error());
    }
    const Result<void> done =
        library.replace(names.dungeon, *std::move(dungeon)).and_then([&library, &start, &bytes, &names] {
            return library.add(start + std::string(names.suffix), bytes);
        });
    if (!done)
        return std::unexpected(done.error());
    return LevelInLibrary{std::move(library), start, replaced};
}

} // namespace levwright
