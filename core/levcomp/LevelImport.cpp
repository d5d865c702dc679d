// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/levcomp/LevelImport.h"

#include "core/formats/FileForms.h"
#include "core/languages/games/DecompiledFile.h"
#include "core/languages/games/Games.h"
#include "core/model/LevelLanguage.h"

#include <algorithm>
#include <format>

namespace levwright {
namespace {

std::string levelNameOf(const std::filesystem::path& file, const Catalog& catalog) {
    std::string name = file.filename().string();
    if (name.ends_with(".lev"))
        name.erase(name.size() - 4);
    // Removes what a level's name must not contain, and what would end the text.
    std::erase_if(name, [](char c) { return c == '.' || c == '"' || c == '\0'; });
    name.resize(std::min(name.size(), std::size_t(catalog.limit("level-name-bytes"))));
    return name.empty() ? "level" : name;
}

} // namespace

bool isCompiledFile(std::string_view bytes) {
    return formOf(bytes) != nullptr;
}

Result<GamePtr> gameOfLevelFile(std::string_view bytes) {
    const Result<DecodedFile> decoded = decodeLevelFile(bytes);
    if (!decoded)
        return std::unexpected(decoded.error());
    return gameOfFile(decoded->target);
}

Result<ImportedLevel> importLevel(std::string_view bytes, const std::filesystem::path& file) {
    return gameOfLevelFile(bytes).and_then(
        [&](const GamePtr& game) { return importLevel(game, bytes, file); });
}

Result<ImportedLevel> importLevel(const GamePtr& game, std::string_view bytes,
                                  const std::filesystem::path& file) {
    const LevelLanguage& language = game->language();
    if (const std::optional<Refusal> refusal = language.objectionTo(Ability::Decompile))
        return failure(refusal->reason);
    std::string name = levelNameOf(file, game->catalog());
    Result<Decompiled> level = language.decompile(bytes, name);
    if (!level)
        return std::unexpected(level.error());
    std::string text = decompiledHeading(game->catalog(), level->target, Holds::Level) + level->text;
    return ImportedLevel{game, std::move(level->target), std::move(name), std::move(text),
                         std::move(level->warnings)};
}

} // namespace levwright
