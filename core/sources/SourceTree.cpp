// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/SourceTree.h"

#include "core/base/Phrase.h"
#include "core/catalog/LanguageNames.h"
#include "core/sources/Family.h"
#include "core/sources/GameReader.h"
#include "core/sources/Readers.h"

namespace levwright {

using namespace sources;

namespace {

void readThings(GameReader& game) {
    readMonsters(game);
    readObjects(game);
    readClasses(game);
    readArtifacts(game);
}

// What the level compiler and the dungeon compiler know.
void readCompilers(GameReader& game, bool hasPrograms) {
    constexpr std::string_view levelCompiler = "util/lev_main.c";
    readTraps(game, levelCompiler);
    readRooms(game, levelCompiler);
    readTerrain(game, levelCompiler);
    readKeywords(game);
    readDungeonKeywords(game);
    readLimits(game, levelCompiler);
    if (!hasPrograms)
        return readClassicStatements(game);
    readOpcodes(game);
    readStatements(game);
}

void readScripts(GameReader& game, bool onlyScripts) {
    if (onlyScripts) {
        constexpr std::string_view loader = "src/sp_lev.c";
        readTraps(game, loader);
        readRooms(game, loader);
        readTerrain(game, loader);
        readLimits(game, "src/dungeon.c");
        readScriptFlags(game);
    }
    readScriptFunctions(game);
    readScriptKeys(game);
    readScriptWords(game);
    readScriptGlobals(game);
}

Result<SourceGame> readTree(const FileStore& store, const std::filesystem::path& tree, const Limits& limits) {
    TreeFiles files(store, tree, limits);
    const Result<Family> family = familyOf(files);
    if (!family)
        return std::unexpected(family.error());
    const Result<std::shared_ptr<const Catalog>> base = Catalog::load(family->base);
    if (!base)
        return std::unexpected(base.error());
    GameReader game(files, limits, **base);
    readThings(game);
    const bool onlyScripts = family->language == language::script;
    if (!onlyScripts)
        readCompilers(game, family->language == language::program);
    if (family->hasScripts)
        readScripts(game, onlyScripts);
    const std::filesystem::path folder = tree.has_filename() ? tree : tree.parent_path();
    SourceGame read{nameOf(files, folder.filename().string()), std::string(family->base),
                    std::string(family->language), game.takeTables(), game.takeNotes()};
    read.files = files.filesRead();
    return read;
}

} // namespace

Result<SourceGame> readSourceTree(const std::filesystem::path& tree, const std::stop_token& abandoned) {
    return readSourceTree(DiskFileStore(), tree, abandoned);
}

Result<SourceGame> readSourceTree(const FileStore& files, const std::filesystem::path& tree,
                                  const std::stop_token& abandoned) {
    Limits limits;
    limits.abandoned = abandoned;
    Result<SourceGame> read = readTree(files, tree, limits);
    if (abandoned.stop_requested())
        return failure(say("the import was cancelled"));
    return read;
}

} // namespace levwright
