// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Levels.h"

#include "app/cli/CommandLine.h"
#include "app/cli/JsonLines.h"
#include "app/cli/LevelSource.h"
#include "app/cli/PythonSource.h"
#include "app/cli/Streams.h"
#include "core/base/Json.h"
#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/formats/FileForms.h"
#include "core/levcomp/LevelImport.h"
#include "core/model/LevelLanguage.h"
#include "core/model/Vault.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <format>
#include <nlohmann/json.hpp>

namespace levwright::cli {
namespace levels_command {
namespace {

constexpr std::array<OptionRule, 2> options{{{"--json"}, {"--target", OptionValue::Required}}};

struct Request {
    std::optional<std::string> game;
    std::vector<std::string> paths;
    bool json = false;
};

Result<Request> requestOf(const std::vector<CommandWord>& words) {
    Request request;
    for (const CommandWord& word : words) {
        if (word.option == "--json")
            request.json = true;
        else if (word.option == "--target")
            request.game = word.value;
        else
            request.paths.push_back(word.value);
    }
    if (request.paths.empty())
        return failure(say("no file given; see --help"));
    return request;
}

std::string_view nameOf(ThemedList list) {
    return list == ThemedList::Rooms ? "room" : "fill";
}

void addThemed(JsonToWrite& json, const ThemedEntry& themed) {
    json["themed"] = nameOf(themed.list);
    if (themed.frequency) {
        json["frequency"] = *themed.frequency;
        json["percent"] = themed.percent;
    }
    if (themed.leastDifficulty)
        json["leastDifficulty"] = *themed.leastDifficulty;
    if (themed.mostDifficulty)
        json["mostDifficulty"] = *themed.mostDifficulty;
    json["hasCondition"] = themed.hasCondition;
}

void addVault(JsonToWrite& json, const Vault& vault) {
    json["vault"] = true;
    json["frequency"] = vault.frequency;
    json["leastDepth"] = vault.leastDepth;
}

std::string wordsFor(const DescribedLevel& level, const std::string& path) {
    if (level.level->themed)
        return std::format("--{} {}: {}", nameOf(level.level->themed->list), inQuotes(level.level->name),
                           summaryOf(*level.level->themed));
    return shortened(levelNameOf(*level.level, path));
}

void print(const Request& request, const std::string& path, const DescribedLevel& level, std::ostream& out) {
    const std::size_t line = level.file->text.position(level.file->levels[level.index].start).line + 1;
    if (!request.json) {
        out << std::format("{}:{}: {}\n", path, line, wordsFor(level, path));
        return;
    }
    JsonToWrite json{{"file", path},
                     {"level", levelNameOf(*level.level, path)},
                     {"game", level.game->catalog().gameId()},
                     {"line", line},
                     {"compiled", false}};
    if (level.level->themed)
        addThemed(json, *level.level->themed);
    else if (const std::optional<Vault> vault = vaultOf({*level.level, level.text()}))
        addVault(json, *vault);
    out << toLine(json) << '\n';
}

Result<void> listFile(const Request& request, const std::string& path, const Console& console) {
    const LevelChoice choice{.path = path, .level = {}, .game = request.game, .places = console.games};
    PrintableStream printable(console.output);
    std::ostream& out = request.json ? console.output : printable;
    Result<std::string> bytes = readLevelsOrInput(console, path);
    if (!bytes)
        return std::unexpected(bytes.error());
    if (isCompiledFile(*bytes)) {
        return readLevelFile(*bytes).transform([&](const GameLevelFile& file) {
            const std::string name = std::filesystem::path(path).stem().string();
            if (request.json)
                out << toLine({{"file", path},
                               {"level", name},
                               {"game", file.game->catalog().gameId()},
                               {"compiled", true}})
                    << '\n';
            else
                out << std::format("{}: {}\n", path, shortened(name));
        });
    }
    const Result<std::vector<DescribedLevel>> levels = allOfDescription(choice, *std::move(bytes));
    if (!levels)
        return std::unexpected(levels.error());
    if (levels->empty())
        return failure(say("{}: it contains no level", path));
    for (const DescribedLevel& level : *levels)
        print(request, path, level, out);
    return {};
}

} // namespace
} // namespace levels_command

Status listLevels(std::span<const std::string> arguments, const Console& console) {
    using namespace levels_command;
    const Result<Request> request =
        readCommandLine(arguments, options, SingleDash::IsError).and_then(requestOf);
    if (!request) {
        console.errors << "levels: " << request.error().message << '\n';
        return Unusable;
    }
    Status status = Success;
    for (const std::string& path : request->paths) {
        const Result<void> listed = listFile(*request, path, console);
        if (listed)
            continue;
        if (request->json)
            console.output << jsonLine(path, listed.error().message);
        else
            console.errors << "levels: " << listed.error().message << '\n';
        status = Unusable;
    }
    return status;
}

} // namespace levwright::cli
