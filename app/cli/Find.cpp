// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Find.h"

#include "app/cli/CommandLine.h"
#include "app/cli/JsonLines.h"
#include "app/cli/Streams.h"
#include "core/base/Json.h"
#include "core/base/Phrase.h"
#include "core/languages/games/FolderFiles.h"
#include "core/languages/games/GameOfText.h"
#include "core/languages/games/KindOfText.h"
#include "core/search/ShownChange.h"
#include "core/services/Things.h"

#include <algorithm>
#include <array>
#include <format>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>
#include <vector>

namespace levwright::cli {
namespace find_command {
namespace {

constexpr std::array<OptionRule, 4> options{{{"--replace-by", OptionValue::Required},
                                             {"--dry-run"},
                                             {"--json"},
                                             {"--target", OptionValue::Required}}};

struct Request {
    std::optional<std::string> game;
    std::optional<std::string> by;
    bool changesFiles = true;
    bool json = false;
    services::Thing thing;
    std::vector<std::string> paths;
};

std::string kindsInWords() {
    std::string words;
    for (const services::ThingKind kind : services::thingKinds())
        words += (words.empty() ? "" : ", ") + std::string(services::nameOf(kind));
    return words;
}

Result<Request> requestOf(const std::vector<CommandWord>& words) {
    Request request;
    std::vector<std::string> operands;
    for (const CommandWord& word : words) {
        if (word.option == "--replace-by")
            request.by = word.value;
        else if (word.option == "--dry-run")
            request.changesFiles = false;
        else if (word.option == "--json")
            request.json = true;
        else if (word.option == "--target")
            request.game = word.value;
        else
            operands.push_back(word.value);
    }
    constexpr std::size_t fewest = 3;
    if (operands.size() < fewest)
        return failure(say("KIND, NAME and a file or folder are needed; see --help"));
    const std::optional<services::ThingKind> kind = services::thingKindNamed(operands[0]);
    if (!kind)
        return failure(say("there is no kind “{}”; the kinds are {}", operands[0], kindsInWords()));
    if (operands[1].empty() || (request.by && request.by->empty()))
        return failure(say("the name is empty"));
    request.thing = {*kind, operands[1]};
    request.paths.assign(operands.begin() + 2, operands.end());
    return request;
}

struct Outcome {
    bool hasFound = false;
    Status status = Success;
};

void print(const Request& request, const std::string& path, const TextSnapshot& text,
           const Replacement& change, const Console& console) {
    const search::ShownChange shown = search::shownChange(text, change);
    const std::size_t column = text.position(change.range.begin).column + 1;
    if (request.json) {
        JsonToWrite json{
            {"file", path}, {"line", shown.line + 1}, {"column", column}, {"before", shown.before}};
        if (request.by)
            json["after"] = shown.after;
        console.output << toLine(json) << '\n';
        return;
    }
    PrintableStream output(console.output);
    output << std::format("{}:{}:{}: {}\n", path, shown.line + 1, column, shown.before);
    if (request.by)
        output << std::format("{}:{}:{}: becomes: {}\n", path, shown.line + 1, column, shown.after);
}

// A text that may become the name when the script runs.
void printPossible(const Request& request, const std::string& path, const TextSnapshot& text, Range use,
                   const Console& console) {
    const search::ShownChange shown = search::shownChange(text, {use, std::string(text.slice(use))});
    const std::size_t column = text.position(use.begin).column + 1;
    if (request.json)
        console.output << toLine({{"file", path},
                                  {"line", shown.line + 1},
                                  {"column", column},
                                  {"before", shown.before},
                                  {"maybe", true}})
                       << '\n';
    else
        PrintableStream(console.output)
            << std::format("{}:{}:{}: maybe: {}\n", path, shown.line + 1, column, shown.before);
}

void complain(const Request& request, const std::string& path, const std::string& message,
              const Console& console) {
    if (request.json)
        console.output << jsonLine(path, message);
    else
        PrintableStream(console.errors) << std::format("{}: {}\n", path, message);
}

// Writes the text if the file still is what was read.
Result<void> write(const std::string& path, const TextSnapshot& before, const std::string& after,
                   const Console& console) {
    const Result<std::string> now = console.files.read(path, maximumFileSize);
    if (!now || *now != before.bytes())
        return failure(say("it has changed meanwhile, so nothing was written"));
    return console.files.replace(path, after);
}

Status replaceIn(const Request& request, const std::string& path, const Analysis& analysis,
                 const Console& console) {
    const auto changes = services::replacementsFor(analysis, request.thing, *request.by);
    if (!changes) {
        complain(request, path, changes.error().reason, console);
        return Failure;
    }
    for (const Replacement& change : search::joinedByLine(analysis.text(), *changes))
        print(request, path, analysis.text(), change, console);
    if (changes->empty() || !request.changesFiles)
        return Success;
    const std::string after = TextEdit(*changes).apply(analysis.text().bytes());
    if (const Result<void> written = write(path, analysis.text(), after, console); !written) {
        complain(request, path, written.error().message, console);
        return Failure;
    }
    return Success;
}

void lookInto(const Request& request, const std::string& path, const Console& console, Outcome& outcome) {
    const auto end = [&](const Error& error) {
        complain(request, path, error.message, console);
        outcome.status = Unusable;
    };
    Result<std::string> bytes = console.files.read(path, maximumFileSize);
    if (!bytes)
        return end(bytes.error());
    const DocumentKind kind = documentKindOf(path, *bytes);
    const TextSnapshot text(*std::move(bytes));
    const Result<GamePtr> game = gameFor({request.game, path, console.games}, kind, text);
    if (!game)
        return end(game.error());
    const AnalysisPtr analysis = Analysis::make(*game, text, kind);
    const std::vector<Range> uses = services::usesOf(*analysis, request.thing);
    outcome.hasFound = outcome.hasFound || !uses.empty();
    for (const Range use : services::possibleUsesOf(*analysis, request.thing))
        printPossible(request, path, text, use, console);
    if (uses.empty())
        return;
    if (request.by) {
        outcome.status = std::max(outcome.status, replaceIn(request, path, *analysis, console));
        return;
    }
    for (const Range use : uses)
        print(request, path, text, {use, std::string(text.slice(use))}, console);
}

} // namespace
} // namespace find_command

Status findThings(std::span<const std::string> arguments, const Console& console) {
    using namespace find_command;
    const Result<Request> request =
        readCommandLine(arguments, options, SingleDash::IsError).and_then(requestOf);
    if (!request) {
        console.errors << "find: " << request.error().message << '\n';
        return Unusable;
    }
    Outcome outcome;
    for (const std::string& path : request->paths) {
        if (!console.files.isFolder(path)) {
            lookInto(*request, path, console, outcome);
            continue;
        }
        bool isAll = true;
        for (const FolderFile& file : descriptionsIn(path, &isAll))
            lookInto(*request, file.path.string(), console, outcome);
        if (!isAll) {
            complain(*request, path,
                     say("some files were left out: there are too many, or they are too large"), console);
            outcome.status = Unusable;
        }
    }
    return outcome.status == Success && !outcome.hasFound ? Failure : outcome.status;
}

} // namespace levwright::cli
