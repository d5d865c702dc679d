// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/LevelSource.h"

#include "app/cli/Input.h"
#include "app/cli/PythonSource.h"
#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/catalog/GameList.h"
#include "core/formats/FileForms.h"
#include "core/instance/GenerationTables.h"
#include "core/languages/games/GameOfText.h"
#include "core/languages/games/WhyNoLevel.h"
#include "core/levcomp/LevelImport.h"
#include "core/model/RolledWithout.h"

#include <algorithm>
#include <filesystem>
#include <format>
#include <map>

namespace levwright::cli {
namespace {

GameChoice gameChoice(const LevelChoice& choice) {
    return {choice.game, fileOf(choice.path), choice.places};
}

Result<RollSource> sourceOfLevelFile(const std::string& bytes, const LevelChoice& choice,
                                     const roll::RollContext& context) {
    const Result<GamePtr> own = userGameOfCompiled(gameChoice(choice), bytes);
    const Result<GameLevelFile> read = own && *own ? readLevelFile(*own, bytes) : readLevelFile(bytes);
    if (!read)
        return failure(std::format("{}: {}", choice.path, read.error().message));
    const std::string name = std::filesystem::path(choice.path).stem().string();
    if (choice.level && *choice.level != name)
        return failure(say("{}: it contains a single level, {}", choice.path, inQuotes(name)));
    if (choice.isThemed())
        return failure(say("{}: it has no themed rooms", choice.path));
    if (choice.game) {
        if (const Result<GamePtr> chosen = chosenGame(gameChoice(choice)); !chosen)
            return std::unexpected(chosen.error());
    }
    const Catalog& catalog = read->game->catalog();
    if (choice.game && catalog.gameId() != *choice.game)
        return failure(
            say("{}: it is a level of {}, not of {}", choice.path, catalog.gameId(), *choice.game));
    Result<roll::RollPlanPtr> plan = read->game->language().planFile(read->file, name, context);
    if (!plan)
        return std::unexpected(plan.error());
    return RollSource{*std::move(plan), read->game->catalogPtr(), {}, {}};
}

constexpr std::size_t longestList = 1000; // bytes of level names

// The themed rooms of a file, one on each line.
std::string themedList(const LevelModels& models) {
    constexpr std::size_t longestName = 100;
    constexpr std::size_t mostLines = 200;
    std::string lines;
    std::size_t count = 0;
    for (const auto& [index, model] : models) {
        if (model->themed && count++ < mostLines)
            lines +=
                std::format("\n  {} {}: {}", model->themed->list == ThemedList::Rooms ? "--room" : "--fill",
                            inQuotes(model->name, longestName), summaryOf(*model->themed));
    }
    return count > mostLines ? lines + "\n  …" : lines;
}

Result<std::size_t> chosenThemed(const LevelModels& models, const LevelChoice& choice) {
    const ThemedList list = choice.room ? ThemedList::Rooms : ThemedList::Fills;
    const std::string& name = choice.room ? *choice.room : *choice.fill;
    for (const auto& [index, model] : models) {
        if (model->themed && model->themed->list == list && model->name == name)
            return index;
    }
    const std::string known = themedList(models);
    if (known.empty())
        return failure(say("{}: it has no themed rooms", choice.path));
    return failure(choice.room
                       ? say("{}: it has no themed room {}; it has:{}", choice.path, inQuotes(name), known)
                       : say("{}: it has no themed fill {}; it has:{}", choice.path, inQuotes(name), known));
}

struct Description {
    GamePtr game;
    std::shared_ptr<const FileTree> file;
    LevelModels models;
};

Result<Description> readDescription(const LevelChoice& choice, std::string bytes) {
    TextSnapshot text(std::move(bytes));
    const Result<GamePtr> game = gameFor(gameChoice(choice), DocumentKind::Levels, text);
    if (!game)
        return std::unexpected(game.error());
    if (const std::optional<std::string> reason = whyNoLevel(**game, choice.path, text))
        return failure(std::format("{}: {}", choice.path, *reason));
    Description read{
        *game,
        std::make_shared<const FileTree>((*game)->language().parse(std::move(text), LexMode::Tolerant)),
        {}};
    const FileTree& file = *read.file;
    for (std::size_t i = 0; i < file.levels.size(); ++i) {
        // The text before the first level is not a level.
        if (file.levels[i].tree->hasHeader)
            read.models.emplace(i, (*game)->language().lower(file.levels[i].tree, file.textOf(i),
                                                             LongSize::Bits64, Checks::OfCompiler));
    }
    return read;
}

std::vector<DescribedLevel> describedLevelsOf(const Description& description) {
    std::vector<DescribedLevel> levels;
    for (const auto& [index, model] : description.models)
        levels.push_back({description.game, description.file, index, model});
    return levels;
}

Result<RollSource> sourceOfDescription(std::string bytes, const LevelChoice& choice,
                                       const roll::RollContext& context) {
    Result<DescribedLevel> chosen = levelOfDescription(choice, bytes);
    if (!chosen)
        return std::unexpected(chosen.error());
    // If levels of the guessed game cannot be rolled, and the user has named no game, the usual one is taken.
    const bool isUnrolled = !roll::GenerationTables::load(chosen->game->catalog());
    if (isUnrolled && !choice.game) {
        LevelChoice usual = choice;
        usual.game = usualGame();
        if (Result<DescribedLevel> again = levelOfDescription(usual, std::move(bytes)))
            chosen = std::move(again);
    }
    return rollSourceOf(*chosen, context).transform_error([&](const Error& error) {
        return Error{std::format("{}: {}", choice.path, error.message)};
    });
}

} // namespace

bool takeChoice(const CommandWord& word, LevelChoice& choice) {
    if (word.option == "--level")
        choice.level = word.value;
    else if (word.option == "--room")
        choice.room = word.value;
    else if (word.option == "--fill")
        choice.fill = word.value;
    else if (word.option == "--target")
        choice.game = word.value;
    else if (word.option == "--context")
        choice.context = word.value;
    else
        return false;
    return true;
}

Result<std::size_t> chosenLevel(const LevelModels& models, const LevelChoice& choice) {
    if (choice.isThemed())
        return chosenThemed(models, choice);
    if (!choice.level && models.size() == 1)
        return models.begin()->first;
    std::string names;
    for (const auto& [index, model] : models) {
        const std::string name = levelNameOf(*model, choice.path);
        if (choice.level && name == *choice.level)
            return index;
        names += (names.empty() ? "" : ", ") + name;
    }
    if (models.empty())
        return failure(say("{}: it contains no level", choice.path));
    if (const std::string known = themedList(models); !known.empty())
        return failure(say("{}: choose one of its themed rooms:{}", choice.path, known));
    return failure(choice.level ? say("{}: it has no level {}; its levels are: {}", choice.path,
                                      inQuotes(*choice.level), shortened(names, longestList))
                                : say("{}: choose one of its levels with --level: {}", choice.path,
                                      shortened(names, longestList)));
}

std::string RollSource::without() const {
    return unknown.empty() ? std::string() : say("rolled without: {}\n", listOf(unknown, unknown.size()));
}

std::vector<roll::StatementSource> linesOf(const DescribedLevel& level, const roll::RollPlan& plan) {
    const TextSnapshot& text = level.file->text;
    std::vector<roll::StatementSource> lines;
    for (const std::size_t statement : plan.statements) {
        const Range range =
            level.level->tree->statements[statement].range.shifted(level.file->levels[level.index].start);
        const std::string_view source = text.bytes().substr(range.begin, range.size());
        lines.push_back({text.position(range.begin).line + 1,
                         std::string(source.substr(0, source.find_first_of("\r\n")))});
    }
    return lines;
}

Result<DescribedLevel> levelOfDescription(const LevelChoice& choice, std::string bytes) {
    Result<Description> read = readDescription(choice, std::move(bytes));
    if (!read)
        return std::unexpected(read.error());
    const Result<std::size_t> chosen = chosenLevel(read->models, choice);
    if (!chosen)
        return std::unexpected(chosen.error());
    return DescribedLevel{read->game, std::move(read->file), *chosen, read->models.at(*chosen)};
}

Result<std::vector<DescribedLevel>> levelsOfDescription(const LevelChoice& choice, std::string bytes) {
    const auto alone = [](DescribedLevel level) { return std::vector<DescribedLevel>{std::move(level)}; };
    if (choice.level || choice.isThemed())
        return levelOfDescription(choice, std::move(bytes)).transform(alone);
    const Result<Description> read = readDescription(choice, std::move(bytes));
    if (!read)
        return std::unexpected(read.error());
    std::vector<DescribedLevel> levels = describedLevelsOf(*read);
    std::erase_if(levels, [](const DescribedLevel& level) { return level.level->themed.has_value(); });
    if (levels.empty()) // then this is the reason
        return chosenLevel(read->models, choice).transform([](std::size_t) {
            return std::vector<DescribedLevel>();
        });
    return levels;
}

Result<std::vector<DescribedLevel>> allOfDescription(const LevelChoice& choice, std::string bytes) {
    return readDescription(choice, std::move(bytes)).transform(describedLevelsOf);
}

Result<roll::RollContext> contextOf(const LevelChoice& choice) {
    return roll::parseContext(choice.context, roll::contextOfFile(choice.path))
        .transform([&](roll::RollContext context) {
            if (choice.fill)
                context.fill = fillKey(*choice.fill);
            return context;
        });
}

Result<RollSource> rollSourceOf(const LevelChoice& choice, Result<std::string> bytes) {
    const Result<roll::RollContext> context = contextOf(choice);
    if (!context)
        return std::unexpected(context.error());
    if (!bytes)
        return std::unexpected(bytes.error());
    const Result<GamePtr> own = userGameOfCompiled(gameChoice(choice), *bytes);
    const bool isOwn = own && *own && heldByFileOf((*own)->catalog(), *bytes);
    return isOwn || isCompiledFile(*bytes) ? sourceOfLevelFile(*bytes, choice, *context)
                                           : sourceOfDescription(*std::move(bytes), choice, *context);
}

Result<RollSource> rollSourceOf(const DescribedLevel& level, const roll::RollContext& context) {
    return level.game->language()
        .plan({*level.level, level.text()}, context)
        .transform([&](roll::RollPlanPtr plan) {
            std::vector<roll::StatementSource> lines = linesOf(level, *plan);
            return RollSource{std::move(plan), level.game->catalogPtr(), std::move(lines),
                              rolledWithout(*level.level)};
        });
}

Result<RollSource> rollSourceOf(const LevelChoice& choice, const FileStore& files) {
    return rollSourceOf(choice, readLevels(files, choice.path));
}

} // namespace levwright::cli
