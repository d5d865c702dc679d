// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/LevelSource.h"

#include "core/compile/LevelCompiler.h"
#include "core/formats/lev34/LevFile.h"
#include "core/levcomp/LevelImport.h"
#include "core/syntax/FileTree.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <format>

namespace levwright::cli {
namespace {

struct Source {
    CompiledLevel level;
    std::shared_ptr<const Catalog> catalog;
};

Result<Source> sourceOfLevelFile(const std::string& bytes, const LevelChoice& choice) {
    Result<lev34::Decoded> decoded = lev34::decode(bytes, lev34::Tail::Ignored);
    if (!decoded)
        return failure(
            std::format("{}: this is no sound level file: {}", choice.path, decoded.error().message));
    decoded->level.name = std::filesystem::path(choice.path).stem().string();
    if (choice.level && *choice.level != decoded->level.name)
        return failure(std::format("{}: it holds one level, “{}”", choice.path, decoded->level.name));
    Result<std::shared_ptr<const Catalog>> catalog = Catalog::load(decoded->target.gameId);
    if (!catalog)
        return std::unexpected(catalog.error());
    return Source{std::move(decoded->level), *std::move(catalog)};
}

Result<LevelModelPtr> chosenLevel(const std::vector<LevelModelPtr>& models, const LevelChoice& choice) {
    if (!choice.level && models.size() == 1)
        return models.front();
    std::string names;
    for (const LevelModelPtr& model : models) {
        if (choice.level && model->name == *choice.level)
            return model;
        names += (names.empty() ? "" : ", ") + model->name;
    }
    if (models.empty())
        return failure(std::format("{}: there is no level in it", choice.path));
    return failure(choice.level
                       ? std::format("{}: there is no level “{}”, but: {}", choice.path, *choice.level, names)
                       : std::format("{}: choose one of its levels with --level: {}", choice.path, names));
}

Result<Source> sourceOfDescription(std::string bytes, const LevelChoice& choice) {
    const Result<GamePtr> game = Game::load("nethack-3.4.3");
    if (!game)
        return std::unexpected(game.error());
    const FileTree file = parseFile((*game)->dialect(), TextSnapshot(std::move(bytes)), LexMode::Exact);
    std::vector<LevelModelPtr> models;
    models.reserve(file.levels.size());
    for (std::size_t i = 0; i < file.levels.size(); ++i) {
        // What stands before the first level is none.
        if (file.levels[i].tree->hasHeader)
            models.push_back(lower(**game, file.levels[i].tree, file.textOf(i)));
    }
    const Result<LevelModelPtr> chosen = chosenLevel(models, choice);
    if (!chosen)
        return std::unexpected(chosen.error());
    Result<CompiledLevel> level = compileLevel(**chosen);
    if (!level)
        return failure(std::format("{}: {}", choice.path, level.error().message));
    return Source{*std::move(level), std::shared_ptr<const Catalog>(*game, &(*game)->catalog())};
}

} // namespace

Result<ChosenLevel> levelOf(const LevelChoice& choice, const FileStore& files) {
    const Result<roll::RollContext> context = roll::parseContext(choice.context);
    if (!context)
        return std::unexpected(context.error());
    Result<std::string> bytes = files.read(choice.path, maximumFileSize);
    if (!bytes)
        return std::unexpected(bytes.error());
    Result<Source> source = isLevelFile(*bytes) ? sourceOfLevelFile(*bytes, choice)
                                                : sourceOfDescription(*std::move(bytes), choice);
    if (!source)
        return std::unexpected(source.error());
    return roll::planRolls(std::move(source->level), *source->catalog, *context)
        .transform([&](const roll::LevelPlanPtr& plan) { return ChosenLevel{plan, source->catalog}; });
}

Result<roll::LevelPlanPtr> planOf(const LevelChoice& choice, const FileStore& files) {
    return levelOf(choice, files).transform([](const ChosenLevel& level) { return level.plan; });
}

std::optional<std::uint64_t> seedOf(std::string_view text) {
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc{} && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

} // namespace levwright::cli
