// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/RollDungeon.h"

#include "app/cli/CommandLine.h"
#include "app/cli/Input.h"
#include "app/cli/Onlooker.h"
#include "app/cli/Streams.h"
#include "core/base/Json.h"
#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/catalog/GameList.h"
#include "core/diag/UnknownThings.h"
#include "core/document/Analysis.h"
#include "core/dungeons/roll/ComputedRolls.h"
#include "core/formats/dgn/DungeonFile.h"
#include "core/languages/games/GameOfText.h"
#include "core/languages/games/KindOfText.h"

#include <algorithm>
#include <array>
#include <format>
#include <functional>
#include <nlohmann/json.hpp>
#include <optional>

namespace levwright::cli {
namespace roll_dungeon_command {
namespace {

constexpr std::array<OptionRule, 4> options{{{"--json"},
                                             {"--target", OptionValue::Required},
                                             {"--seed", OptionValue::Required},
                                             {"--rolls", OptionValue::Required}}};

struct Request {
    std::optional<std::string> gameId;
    GamePtr game; // known after the file is read
    std::string path;
    std::uint64_t seed = 1;
    std::uint64_t rolls = 1;
    bool json = false;
};

Result<Request> requestOf(const std::vector<CommandWord>& words) {
    Request request;
    for (const CommandWord& word : words) {
        if (word.option == "--json") {
            request.json = true;
        } else if (word.option == "--target") {
            request.gameId = word.value;
        } else if (word.option == "--seed" || word.option == "--rolls") {
            const bool isSeed = word.option == "--seed";
            const Result<std::uint64_t> number =
                isSeed ? numberOf(word, 0, UINT64_MAX) : numberOf(word, 1, mostRolls);
            if (!number)
                return std::unexpected(number.error());
            (isSeed ? request.seed : request.rolls) = *number;
        } else if (request.path.empty()) {
            request.path = word.value;
        } else {
            return failure(say("one file at a time; see --help"));
        }
    }
    if (request.path.empty())
        return failure(say("no file given; see --help"));
    return request;
}

// A dungeon to roll.
struct DungeonToRoll {
    CompiledDungeon dungeon; // with the first seed
    AnalysisPtr script = {}; // if each seed may have another dungeon

    Result<CompiledDungeon> withSeed(std::uint64_t seed) const {
        return dungeonOfSeed(*script->dungeonLanguage(), *script->dungeon(), seed);
    }
};

// Reads the dungeon from either kind of file.
Result<DungeonToRoll> dungeonOf(Request& request, const Console& console) {
    const GameChoice choice{request.gameId, fileOf(request.path), console.games};
    const Result<GamePtr> chosen = chosenGame(choice).and_then(
        [](const GamePtr& game) { return game ? Result<GamePtr>(game) : loadGame(usualGame()); });
    if (!chosen)
        return std::unexpected(chosen.error());
    request.game = *chosen;
    Result<std::string> bytes = readFileOrInput(console, request.path);
    if (!bytes)
        return std::unexpected(bytes.error());
    if (Result<dgn::Decoded> decoded = dgn::decode(*bytes))
        return DungeonToRoll{std::move(decoded->dungeon)};
    DocumentKind kind = documentKindOf(request.path, *bytes);
    if (kind == DocumentKind::Levels) // what is not a script must be this kind
        kind = DocumentKind::DungeonDefinition;
    const TextSnapshot text(std::move(*bytes));
    request.game = gameFor(choice, kind, text).value_or(*chosen);
    const AnalysisPtr analysis = Analysis::make(request.game, text, kind);
    const DungeonModel* model = analysis->dungeon();
    if (hasOtherErrors(model->diagnostics) || model->dungeons.empty())
        return failure(say(
            "{} is not a compiled dungeon file, and as a description it has errors; run the command check.",
            inQuotes(request.path, longestPath)));
    if (const auto unknown = unknownThings(model->diagnostics); !unknown.empty())
        PrintableStream(console.errors) << say("rolled without: {}\n", listOf(unknown, unknown.size()));
    const AnalysisPtr script = model->isComputed ? analysis : nullptr;
    Result<CompiledDungeon> made = dungeonOfSeed(*analysis->dungeonLanguage(), *model, request.seed);
    if (!made)
        return failure(std::format("{}: {}", inQuotes(request.path, longestPath), made.error().message));
    return DungeonToRoll{*std::move(made), script};
}

// Prints one roll or many, as text or as JSON lines.
class Report {
public:
    Report(const Request& request, const CompiledDungeon& dungeon, std::ostream& output)
        : m_request(request), m_file(dungeon), m_output(output) {}

    void show(const DungeonLayout& layout) {
        for (std::size_t i = 0; i < layout.dungeons.size(); ++i)
            m_request.json ? showJson(layout, i) : showText(layout, i);
    }

    void show(const RollFailure& failed, std::uint64_t seed, std::uint64_t count) {
        const std::string message = describe(failed, m_file);
        if (m_request.json)
            print({{"failure", message}, {"count", count}, {"seed", seed}});
        else
            m_output << say("The game fails in {} of {} rolls, first with seed {}: {}\n", count, m_rolls,
                            seed, message);
    }

    void show(const RollStatistics& statistics) {
        m_rolls = statistics.rolls;
        for (const PartStatistics& part : statistics.dungeons) {
            showPart(part);
            for (const LevelStatistics& level : statistics.levels) {
                if (level.dungeon == part.dungeon)
                    showLevel(level);
            }
        }
        for (const FailureStatistics& failed : statistics.failures)
            show(failed.failure, failed.seed, failed.count);
        for (const NeverPlaced& never : statistics.neverPlaced)
            showNever(never);
    }

private:
    const CompiledDungeonPart& part(std::size_t index) const { return m_file.dungeons[index]; }

    std::string connectionText(const DungeonLayout& layout, const RolledDungeon& rolled) const {
        if (!rolled.connection)
            return {};
        const RolledDungeon& parent = layout.dungeons[rolled.connection->parent];
        const std::string& name = part(parent.dungeon).name.text;
        if (rolled.connection->wanders)
            return say(", by a portal in a vault of “{}”", name);
        return say(", from depth {} of “{}” to level {}", parent.depthOf(rolled.connection->number), name,
                   rolled.entry);
    }

    void showText(const DungeonLayout& layout, std::size_t index) {
        const RolledDungeon& rolled = layout.dungeons[index];
        m_output << say("{}: depth {} to {}{}\n", part(rolled.dungeon).name.text, rolled.firstDepth,
                        rolled.depthOf(rolled.levelCount), connectionText(layout, rolled));
        std::vector<RolledLevel> levels = rolled.levels;
        std::ranges::stable_sort(levels, {}, &RolledLevel::number);
        for (const RolledLevel& level : levels)
            m_output << std::format("{:5}  {}\n", rolled.depthOf(level.number),
                                    part(rolled.dungeon).levels[level.level].name.text);
    }

    void showJson(const DungeonLayout& layout, std::size_t index) {
        const RolledDungeon& rolled = layout.dungeons[index];
        JsonToWrite json{{"dungeon", part(rolled.dungeon).name.text},
                         {"levels", rolled.levelCount},
                         {"firstDepth", rolled.firstDepth},
                         {"entry", rolled.entry}};
        if (rolled.connection) {
            json["parent"] = part(layout.dungeons[rolled.connection->parent].dungeon).name.text;
            json["parentLevel"] = rolled.connection->number;
            json["wanders"] = rolled.connection->wanders;
        }
        json["special"] = JsonToWrite::array();
        for (const RolledLevel& level : rolled.levels)
            json["special"].push_back({{"name", part(rolled.dungeon).levels[level.level].name.text},
                                       {"level", level.number},
                                       {"depth", rolled.depthOf(level.number)}});
        print(json);
    }

    void print(const JsonToWrite& json) { m_output << toLine(json) << '\n'; }

    std::string shares(const Histogram& histogram, std::uint64_t all) const {
        constexpr double percents = 100;
        std::string text;
        for (const auto& [value, count] : histogram)
            text += std::format("{}{}: {:.1f}%", text.empty() ? "" : ", ", value,
                                percents * double(count) / double(all));
        return text;
    }

    static JsonToWrite histogramJson(const Histogram& histogram) {
        JsonToWrite json = JsonToWrite::object();
        for (const auto& [value, count] : histogram)
            json[std::to_string(value)] = count;
        return json;
    }

    void showPart(const PartStatistics& statistics) {
        const std::string& name = part(statistics.dungeon).name.text;
        if (m_request.json)
            print({{"dungeon", name},
                   {"made", statistics.made},
                   {"levels", histogramJson(statistics.levelCounts)},
                   {"firstDepth", histogramJson(statistics.firstDepths)},
                   {"connectionDepth", histogramJson(statistics.connectionDepths)}});
        else
            m_output << say("{}: level 1 at depth {}\n", name,
                            shares(statistics.firstDepths, statistics.made));
    }

    void showLevel(const LevelStatistics& level) {
        const std::string& name = part(level.dungeon).levels[level.level].name.text;
        if (m_request.json)
            print({{"level", name},
                   {"dungeon", part(level.dungeon).name.text},
                   {"placed", level.placed},
                   {"depth", histogramJson(level.depths)}});
        else
            m_output << std::format("  {:<10}  {}\n", name, shares(level.depths, m_rolls));
    }

    void showNever(const NeverPlaced& never) {
        const std::string& name = part(never.dungeon).levels[never.level].name.text;
        const std::string why = never.failure ? describe(*never.failure, m_file)
                                              : std::string(say("the game goes on without it."));
        if (m_request.json)
            print({{"neverPlaced", name}, {"seed", never.seed}, {"message", why}});
        else
            m_output << say("“{}” is never placed; see seed {}: {}\n", name, never.seed, why);
    }

    const Request& m_request;
    const CompiledDungeon& m_file;
    std::ostream& m_output;
    std::uint64_t m_rolls = 1;
};

ComputedRolls rollAll(const Request& request, const DungeonToRoll& read,
                      const std::function<bool(std::uint64_t)>& goesOn) {
    const Catalog& catalog = request.game->catalog();
    if (!read.script)
        return {read.dungeon, rollMany(read.dungeon, catalog, request.seed, request.rolls, goesOn)};
    return rollManyComputed(
        read.dungeon, catalog, request.seed, request.rolls,
        [&](std::uint64_t seed) { return read.withSeed(seed); }, goesOn);
}

} // namespace
} // namespace roll_dungeon_command

Status rollDungeonFile(std::span<const std::string> arguments, const Console& console) {
    using namespace roll_dungeon_command;
    Result<Request> request = readCommandLine(arguments, options, SingleDash::IsError).and_then(requestOf);
    if (!request) {
        console.errors << "roll-dungeon: " << request.error().message << '\n';
        return Unusable;
    }
    const Result<DungeonToRoll> read = dungeonOf(*request, console);
    if (!read) {
        console.errors << read.error().message << '\n';
        return Unusable;
    }
    PrintableStream output(console.output);
    const Catalog& catalog = request->game->catalog();
    if (request->rolls == 1) {
        Report report(*request, read->dungeon, output);
        const RollResult roll = rollDungeon(read->dungeon, catalog, request->seed);
        roll ? report.show(*roll) : report.show(roll.error(), request->seed, 1);
        return roll ? Success : Failure;
    }
    const ComputedRolls rolls = watched(console.onlooker, [&](const auto& goesOn) {
        return rollAll(*request, *read, [&](std::uint64_t done) { return goesOn(done, request->rolls); });
    });
    const RollStatistics& statistics = rolls.statistics;
    Report(*request, rolls.dungeon, output).show(statistics);
    if (statistics.rolls < request->rolls) {
        console.errors << say("roll-dungeon: interrupted after {} of {} rolls\n", statistics.rolls,
                              request->rolls);
        return Interrupted;
    }
    return statistics.succeeded == statistics.rolls ? Success : Failure;
}

} // namespace levwright::cli
