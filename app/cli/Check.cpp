// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Check.h"

#include "app/cli/CommandLine.h"
#include "app/cli/Input.h"
#include "app/cli/JsonLines.h"
#include "app/cli/LevelSource.h"
#include "app/cli/Onlooker.h"
#include "app/cli/PythonSource.h"
#include "app/cli/Streams.h"
#include "core/base/Phrase.h"
#include "core/catalog/GameList.h"
#include "core/diag/UnknownThings.h"
#include "core/document/Analysis.h"
#include "core/document/LevelsAnalysis.h"
#include "core/languages/games/GameOfText.h"
#include "core/languages/games/KindOfText.h"
#include "core/languages/games/ScriptLibrary.h"
#include "core/languages/games/WhyNoLevel.h"
#include "core/model/LevelLanguage.h"
#include "core/trial/TrialRolls.h"

#include <algorithm>
#include <array>
#include <format>
#include <iterator>
#include <optional>
#include <stop_token>
#include <utility>

namespace levwright::cli {
namespace check_command {
namespace {

constexpr std::array<OptionRule, 8> options{{{"-w"},
                                             {"--all"},
                                             {"--json"},
                                             {"--goals"},
                                             {"--rolls", OptionValue::Required},
                                             {"--target", OptionValue::Required},
                                             {"--room", OptionValue::Required},
                                             {"--fill", OptionValue::Required}}};

struct Request {
    std::optional<std::string> game;
    std::vector<std::string> paths;
    bool hints = false;
    bool all = false; // print each unknown word, too
    bool json = false;
    bool goals = false; // a goal that is not reached makes the status 1; each level is rolled for them
    std::uint64_t rolls = 1000;
    std::optional<std::string> room; // only the problems of this themed room, or of these contents
    std::optional<std::string> fill;
    Onlooker* onlooker = nullptr; // of the rolls for goals
    std::stop_source stop;        // requested when the onlooker interrupts them
};

Result<Request> requestOf(const std::vector<CommandWord>& words) {
    Request request;
    std::optional<CommandWord> rolls;
    for (const CommandWord& word : words) {
        if (word.option == "-w")
            request.hints = true;
        else if (word.option == "--all")
            request.all = true;
        else if (word.option == "--json")
            request.json = true;
        else if (word.option == "--goals")
            request.goals = true;
        else if (word.option == "--rolls")
            rolls = word;
        else if (word.option == "--target")
            request.game = word.value;
        else if (word.option == "--room")
            request.room = word.value;
        else if (word.option == "--fill")
            request.fill = word.value;
        else
            request.paths.push_back(word.value);
    }
    if (request.paths.empty())
        return failure(say("no file given; see --help"));
    if (request.room && request.fill)
        return failure(say("--room and --fill cannot be combined here: each is checked alone"));
    if (!rolls)
        return request;
    if (!request.goals)
        return failure(say("--rolls is for --goals; see --help"));
    return numberOf(*rolls, 1, mostRolls).transform([&](std::uint64_t count) {
        request.rolls = count;
        return request;
    });
}

// Both, in the order of the text.
Diagnostics joined(Diagnostics problems, Diagnostics rolled) {
    std::ranges::move(rolled, std::back_inserter(problems));
    std::ranges::stable_sort(problems, {}, [](const Diagnostic& found) { return found.range.begin; });
    return problems;
}

// What rolls show of all levels, or of one.
Diagnostics rolledProblems(const Request& request, const LevelsAnalysis& levels, TrialWish wish) {
    const std::uint64_t all = request.goals ? goalRollsOf(levels, wish, request.rolls) : 0;
    if (all == 0)
        return trialRolls(levels, wish);
    return watched(request.onlooker, [&](const auto& goesOn) {
        std::uint64_t done = 0;
        std::stop_source stop = request.stop;
        wish.goals = GoalRolls{request.rolls, GoalHaste::Finish, [&] {
                                   if (!goesOn(std::min(++done, all), all))
                                       stop.request_stop();
                               }};
        return trialRolls(levels, wish, stop.get_token());
    });
}

// The problems of the file, or of the themed room that is chosen, and what rolls show.
Result<Diagnostics> problemsOf(const Request& request, const Analysis& analysis, const std::string& path) {
    const LevelsAnalysis* levels = analysis.levels();
    if (levels == nullptr)
        return analysis.diagnostics();
    TrialWish wish{roll::contextOfFile(path), {}, {}};
    if (!request.room && !request.fill)
        return joined(analysis.diagnostics(), rolledProblems(request, *levels, std::move(wish)));
    LevelModels models;
    for (std::size_t i = 0; i < levels->levelCount(); ++i) {
        if (levels->level(i).hasHeader())
            models.emplace(i, levels->levelPtr(i));
    }
    return chosenLevel(models,
                       {.path = path, .level = {}, .room = request.room, .fill = request.fill, .game = {}})
        .transform([&](std::size_t level) {
            wish.level = level;
            return joined(levels->diagnosticsOf(level), rolledProblems(request, *levels, std::move(wish)));
        });
}

// If there are fewer, each one has its own line.
constexpr std::size_t fewestOfGroup = 4;

struct GroupName {
    UnknownSort sort;
    std::string_view code;
};
constexpr GroupName groupNames[] = {{UnknownSort::Name, "unknown-names"},
                                    {UnknownSort::Word, "unknown-words"},
                                    {UnknownSort::MapCharacter, "unknown-map-characters"}};

// The unknown things of one sort in a file.
struct Group {
    const GroupName* name = nullptr;
    Diagnostics problems;
    bool isSaid = false;

    bool isWorthIt() const { return problems.size() >= fewestOfGroup; }
};

std::array<Group, std::size(groupNames)> groupsOf(const Diagnostics& diagnostics) {
    std::array<Group, std::size(groupNames)> groups;
    for (std::size_t i = 0; i < groups.size(); ++i)
        groups[i].name = &groupNames[i];
    for (const Diagnostic& found : diagnostics) {
        if (const std::optional<UnknownSort> sort = unknownSortOf(found))
            groups[std::size_t(*sort)].problems.push_back(found);
    }
    return groups;
}

// Prints a line such as "f.des:9:6: error: 3 words that nethack-3.6 does not know: “iron” (114), “dead”,
// “FORGE” (7); at 9:6, 10:29, …".
void printGroup(const Group& group, const std::string& name, const Game& game, const TextSnapshot& text,
                std::ostream& output) {
    constexpr std::size_t mostNamed = 12;
    constexpr std::size_t mostPlaces = 5;
    const std::vector<UnknownThing> things = unknownThings(group.problems);
    Severity worst = Severity::Hint;
    for (const Diagnostic& found : group.problems)
        worst = std::min(worst, found.severity());
    std::string places;
    for (std::size_t i = 0; i < std::min(group.problems.size(), mostPlaces); ++i) {
        const LinePosition at = text.position(group.problems[i].range.begin);
        places += std::format("{}{}:{}", i == 0 ? "" : ", ", at.line + 1, at.column + 1);
    }
    if (group.problems.size() > mostPlaces)
        places += say(" and {} more places", group.problems.size() - mostPlaces);
    const LinePosition at = text.position(group.problems.front().range.begin);
    output << say("{}:{}:{}: {}: {} that {} does not know: {}; at {} [{}]\n", name, at.line + 1,
                  at.column + 1, nameOf(worst), countsOf(things), game.catalog().gameId(),
                  listOf(things, mostNamed), places, group.name->code);
}

void print(const Diagnostic& found, const std::string& name, const TextSnapshot& text, std::ostream& output) {
    const LinePosition at = text.position(found.range.begin);
    output << std::format("{}:{}:{}: {}: {} [{}]\n", name, at.line + 1, at.column + 1,
                          nameOf(found.severity()), found.message(), kindOf(found.code).name);
}

// Prints the problems in text order. A group stands in place of its first problem.
void printProblems(const Request& request, const Diagnostics& diagnostics, const std::string& name,
                   const Game& game, const TextSnapshot& text, std::ostream& output) {
    std::array<Group, std::size(groupNames)> groups = groupsOf(diagnostics);
    for (const Diagnostic& found : diagnostics) {
        const std::optional<UnknownSort> sort = request.all ? std::nullopt : unknownSortOf(found);
        if (sort && groups[std::size_t(*sort)].isWorthIt()) {
            Group& group = groups[std::size_t(*sort)];
            if (!std::exchange(group.isSaid, true))
                printGroup(group, name, game, text, output);
            continue;
        }
        if (found.severity() != Severity::Hint || request.hints)
            print(found, name, text, output);
    }
}

Status reportUnusable(const Request& request, const std::string& name, const Error& error,
                      const Console& console) {
    if (request.json)
        console.output << jsonLine(name, error.message);
    else
        console.errors << error.message << '\n';
    return Unusable;
}

// Prints the problems that were found in the text of a file.
Status report(const Request& request, const Diagnostics& diagnostics, const std::string& name,
              const Game& game, const TextSnapshot& text, const Console& console) {
    if (request.json) {
        for (const Diagnostic& found : diagnostics) {
            if (found.severity() != Severity::Hint || request.hints)
                console.output << jsonLine(name, text, found);
        }
    } else {
        PrintableStream output(console.output);
        printProblems(request, diagnostics, name, game, text, output);
    }
    const bool missesGoals = request.goals && std::ranges::any_of(diagnostics, isAboutGoals);
    return hasErrors(diagnostics) || missesGoals ? Failure : Success;
}

// Words such as "; it fits nethack-5.0, too", if it does.
std::string otherGames(const GamePtr& game, DocumentKind kind, const TextSnapshot& text) {
    Games games(game);
    std::string words;
    for (const GamePtr& other : otherGamesOf(games, game, kind, text))
        words.append(words.empty() ? said("; it fits ") : said(" and ")).append(other->catalog().gameId());
    return words.empty() ? words : words + say(", too");
}

Result<AnalysisPtr> analysisOf(const Request& request, const TextSnapshot& text, DocumentKind kind,
                               const std::string& path, const Console& console) {
    return gameFor({request.game, fileOf(path), console.games}, kind, text)
        .transform([&](const GamePtr& game) {
            const std::string_view wanted = request.game ? std::string_view(*request.game) : usualGame();
            if (const std::string_view id = game->catalog().gameId(); id != wanted)
                PrintableStream(console.errors) << say(
                    "{}: {}read as a description of {}{}\n", path == "-" ? std::string(inputName) : path,
                    request.game ? *request.game + say(" has no scripts, so it is ") : std::string(), id,
                    otherGames(game, kind, text));
            return Analysis::make(game, text, kind);
        });
}

// Checks all levels of a Python file, or the one that the path names.
Status checkPython(const Request& request, const PythonPath& path, const Console& console) {
    const Result<python::PythonFile> file = readPython(console.files, path);
    if (!file)
        return reportUnusable(request, path.path, file.error(), console);
    const Result<std::size_t> chosen = chosenIn(*file, path);
    if (!chosen && (path.number || file->levels().empty()))
        return reportUnusable(request, path.path, chosen.error(), console);
    const TextSnapshot text(file->bytes());
    Status status = Success;
    for (std::size_t i = chosen.value_or(0); i < (chosen ? *chosen + 1 : file->levels().size()); ++i) {
        const python::PythonLevel& level = file->levels()[i];
        if (level.isBuilt)
            PrintableStream(console.errors)
                << say("{}:{}: built by the LevelGenerator in line {}\n", path.path, i + 1,
                       text.position(level.origins.front()).line + 1);
        const Result<AnalysisPtr> analysis =
            analysisOf(request, TextSnapshot(level.text), DocumentKind::Levels, path.path, console);
        if (!analysis)
            return reportUnusable(request, path.path, analysis.error(), console);
        Result<Diagnostics> problems = problemsOf(request, **analysis, path.path);
        if (!problems)
            return reportUnusable(request, path.path, problems.error(), console);
        status = std::max(status, report(request, inPythonFile(*std::move(problems), level), path.path,
                                         (*analysis)->game(), text, console));
    }
    return status;
}

Status checkFile(const Request& request, const std::string& path, const Console& console) {
    if (const std::optional<PythonPath> python = pythonPathOf(path))
        return checkPython(request, *python, console);
    Result<std::string> bytes = readFileOrInput(console, path);
    const std::string name = path == "-" ? std::string(inputName) : path;
    if (!bytes)
        return reportUnusable(request, name, bytes.error(), console);
    if (isVaultList(path, *bytes)) {
        PrintableStream(console.errors) << say("{}: not a level; it lists the vaults of a game\n", name);
        return Success;
    }
    // For scripts the contents tell what they describe; for other files the name does.
    const bool looksInside = path == "-" || path.ends_with(".lua");
    const DocumentKind kind =
        documentKindOf(path, looksInside ? std::string_view(*bytes) : std::string_view());
    const TextSnapshot text(std::move(*bytes));
    const Result<AnalysisPtr> analysis = analysisOf(request, text, kind, path, console);
    if (!analysis)
        return reportUnusable(request, name, analysis.error(), console);
    const bool isScript = kind == DocumentKind::Levels && (*analysis)->game().language().runsScripts();
    const bool isLibrary = isScript && isLibraryName(path);
    if (isLibrary)
        PrintableStream(console.errors) << say("{}: not a level; it is read as a library\n", name);
    else if (const auto reason = isScript ? whyNoLevel((*analysis)->game(), path, text) : std::nullopt)
        PrintableStream(console.errors) << say("{}: not a level; {}\n", name, *reason);
    const Result<Diagnostics> problems =
        isLibrary ? (*analysis)->diagnostics() : problemsOf(request, **analysis, name);
    if (!problems)
        return reportUnusable(request, name, problems.error(), console);
    return report(request, *problems, name, (*analysis)->game(), text, console);
}

} // namespace
} // namespace check_command

Status check(std::span<const std::string> arguments, const Console& console) {
    using namespace check_command;
    Result<Request> request = readCommandLine(arguments, options, SingleDash::IsError).and_then(requestOf);
    if (!request) {
        console.errors << "check: " << request.error().message << '\n';
        return Unusable;
    }
    if (request->game) {
        const auto named = chosenGame({request->game, fileOf(request->paths.front()), console.games});
        if (!named) {
            console.errors << "check: " << named.error().message << '\n';
            return Unusable;
        }
    }
    request->onlooker = console.onlooker;
    Status status = Success;
    for (const std::string& path : request->paths) {
        status = std::max(status, checkFile(*request, path, console));
        if (request->stop.stop_requested()) {
            PrintableStream(console.errors) << say("check: interrupted in {}\n", path);
            return Interrupted;
        }
    }
    return status;
}

} // namespace levwright::cli
