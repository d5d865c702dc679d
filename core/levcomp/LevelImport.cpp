// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/levcomp/LevelImport.h"

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

Result<GameLevelFile> readLevelFile(std::string_view bytes) {
    Result<DecodedFile> decoded = decodeLevelFile(bytes);
    if (!decoded)
        return std::unexpected(decoded.error());
    return gameOfFile(decoded->target).transform([&](const GamePtr& game) {
        return GameLevelFile{game, {bytes, *std::move(decoded)}};
    });
}

Result<GameLevelFile> readLevelFile(const GamePtr& game, std::string_view bytes) {
    return decodeFileOf(game->catalog(), bytes).transform([&](DecodedFile&& decoded) {
        return GameLevelFile{game, {bytes, std::move(decoded)}};
    });
}

Result<ImportedLevel> importLevel(const GameLevelFile& file, const std::filesystem::path& path) {
    const auto& [game, levelFile] = file;
    const LevelLanguage& language = game->language();
    if (const std::optional<Refusal> refusal = language.objectionTo(Ability::Decompile))
        return failure(refusal->reason);
    std::string name = levelNameOf(path, game->catalog());
    Result<Decompiled> level = language.decompile(levelFile, name);
    if (!level)
        return std::unexpected(level.error());
    std::string text = decompiledHeading(game->catalog(), level->target, Holds::Level) + level->text;
    return ImportedLevel{game, std::move(level->target), std::move(name), std::move(text),
                         std::move(level->warnings)};
}

Result<ImportedLevel> importLevel(std::string_view bytes, const std::filesystem::path& path) {
    return readLevelFile(bytes).and_then([&](const GameLevelFile& file) { return importLevel(file, path); });
}

Result<ImportedLevel> importLevel(const GamePtr& game, std::string_view bytes,
                                  const std::filesystem::path& path) {
    return readLevelFile(game, bytes).and_then([&](const GameLevelFile& file) {
        return importLevel(file, path);
    });
}

} // namespace levwright
