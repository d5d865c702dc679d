// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Survey.h"

#include "app/cli/ChosenTileset.h"
#include "app/cli/CommandLine.h"
#include "app/cli/Input.h"
#include "app/cli/Streams.h"
#include "app/cli/SurveyRun.h"
#include "core/base/Json.h"
#include "core/base/Numbers.h"
#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/survey/SurveyComparison.h"
#include "core/survey/SurveyPage.h"
#include "core/survey/SurveyText.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <format>
#include <nlohmann/json.hpp>

namespace levwright::cli {
namespace survey_command {
namespace {

constexpr std::array<OptionRule, 10> options{{{"-o", OptionValue::Required},
                                              {"--json", OptionValue::Required},
                                              {"--csv", OptionValue::Required},
                                              {"--rolls", OptionValue::Required},
                                              {"--part", OptionValue::Required},
                                              {"--target", OptionValue::Required},
                                              {"--context", OptionValue::Required},
                                              {"--tileset", OptionValue::Required},
                                              {"--merge"},
                                              {"--compare"}}};

constexpr std::uint64_t usualRolls = 1000;
constexpr std::size_t mostParts = 10000;

struct Request {
    SurveyWish wish;
    std::string page; // paths to write to; empty for none
    std::string json;
    std::string csv;
    std::string tileset; // the path to read; empty for none
    bool merge = false;
    bool compare = false;
};

Result<SurveyPart> partOf(const std::string& text) {
    const std::size_t slash = text.find('/');
    const auto number = wholeNumber<std::size_t>(std::string_view(text).substr(0, slash));
    const auto count = slash == std::string::npos
                           ? std::nullopt
                           : wholeNumber<std::size_t>(std::string_view(text).substr(slash + 1));
    if (!number || !count || *number < 1 || *number > *count || *count > mostParts)
        return failure(say("{} is not a part of a survey, such as 1/4", inQuotes(text)));
    return SurveyPart{*number, *count};
}

Result<void> take(const CommandWord& word, Request& request) {
    if (takeChoice(word, request.wish.choice))
        return {};
    if (word.option == "-o")
        request.page = word.value;
    else if (word.option == "--json")
        request.json = word.value;
    else if (word.option == "--csv")
        request.csv = word.value;
    else if (word.option == "--tileset")
        request.tileset = word.value;
    else if (word.option == "--merge")
        request.merge = true;
    else if (word.option == "--compare")
        request.compare = true;
    else if (word.option == "--part")
        return partOf(word.value).transform([&](SurveyPart part) { request.wish.part = part; });
    else if (word.option == "--rolls")
        return numberOf(word, 1, mostRolls).transform([&](std::uint64_t rolls) {
            request.wish.rolls = rolls;
        });
    else
        request.wish.paths.push_back(word.value);
    return {};
}

// Options that say how to roll.
bool isOfRolling(const CommandWord& word) {
    constexpr std::string_view names[] = {"--rolls", "--part", "--target", "--context", "--tileset"};
    return std::ranges::contains(names, word.option);
}

Result<void> checkWords(const Request& request, const std::vector<CommandWord>& words) {
    if (request.wish.paths.empty())
        return failure(say("no file given; see --help"));
    if (request.merge && request.compare)
        return failure(say("--merge and --compare cannot be combined"));
    const auto rolling = std::ranges::find_if(words, isOfRolling);
    if (request.merge && rolling != words.end())
        return failure(say("{} cannot be combined with --merge, which rolls nothing", rolling->option));
    if (request.compare && rolling != words.end())
        return failure(say("{} cannot be combined with --compare, which rolls nothing", rolling->option));
    if (request.compare && (!request.page.empty() || !request.csv.empty()))
        return failure(say("--compare writes no page and no table; see --help"));
    if (request.compare && request.wish.paths.size() != 2)
        return failure(say("--compare needs two surveys, the older one first"));
    if (!request.compare && request.page.empty() && request.json.empty() && request.csv.empty())
        return failure(say("-o must name the page to write; see --help"));
    return {};
}

Result<Request> requestOf(const std::vector<CommandWord>& words) {
    Request request;
    request.wish.rolls = usualRolls;
    for (const CommandWord& word : words) {
        if (const Result<void> taken = take(word, request); !taken)
            return std::unexpected(taken.error());
    }
    return checkWords(request, words).transform([&] { return std::move(request); });
}

// Where the levels that are done are kept; empty for nowhere.
std::string placeToKeep(const Request& request) {
    if (!request.json.empty())
        return request.json == "-" ? std::string() : request.json;
    if (request.page.empty() || request.page == "-")
        return {};
    return std::filesystem::path(request.page).replace_extension("json").string();
}

Result<survey::Survey> surveyIn(const std::string& path, const Console& console) {
    return readFileOrInput(console, path).and_then([&](const std::string& bytes) {
        return survey::readSurvey(bytes).transform_error(
            [&](const Error& error) { return Error{std::format("{}: {}", path, error.message)}; });
    });
}

// What an earlier run has kept there. Error: there is a file of something else, which must not be lost.
Result<KnownLevels> knownLevels(const std::string& place, const Console& console) {
    KnownLevels known;
    if (place.empty() || !console.files.exists(place))
        return known;
    return surveyIn(place, console).transform([&](survey::Survey&& earlier) {
        for (survey::Level& level : earlier.levels) {
            if (!level.sum.empty())
                known.insert_or_assign(level.sum, std::move(level));
        }
        return std::move(known);
    });
}

Result<void> write(const Request& request, const survey::Survey& survey, const Console& console) {
    const std::string json = request.json == "-" ? request.json : placeToKeep(request);
    Result<void> written;
    if (!json.empty())
        written = writeFileOrOutput(console, json, survey::toJson(survey));
    if (written && !request.page.empty())
        written = writeFileOrOutput(console, request.page, survey::pageOf(survey));
    if (written && !request.csv.empty())
        written = writeFileOrOutput(console, request.csv, survey::toCsv(survey));
    return written;
}

bool hasObjections(const survey::Survey& survey) {
    return std::ranges::any_of(survey.levels,
                               [](const survey::Level& level) { return !level.objection.empty(); });
}

Result<Status> roll(const Request& request, const Console& console) {
    const std::string place = placeToKeep(request);
    const Result<KnownLevels> known = knownLevels(place, console);
    if (!known)
        return std::unexpected(known.error());
    const Result<TilesetPtr> tileset = chosenTileset(request.tileset, console);
    if (!tileset)
        return std::unexpected(tileset.error());
    SurveyWish wish = request.wish;
    wish.tileset = *tileset;
    const auto keep = [&](const survey::Survey& soFar) {
        // It is tried again at the end, and then an error is told.
        if (!place.empty()) [[maybe_unused]]
            const Result<void> kept = console.files.replace(place, survey::toJson(soFar));
    };
    const Result<SurveyRun> run = runSurvey(wish, *known, keep, console);
    if (!run)
        return std::unexpected(run.error());
    if (run->reused > 0)
        PrintableStream(console.errors)
            << say("survey: {} of {} levels have not changed since {} was written\n", run->reused,
                   run->survey.levels.size(), place);
    if (const Result<void> written = write(request, run->survey, console); !written)
        return std::unexpected(written.error());
    if (!run->isComplete) {
        console.errors << say("survey: interrupted; the same command goes on from here\n");
        return Interrupted;
    }
    return hasObjections(run->survey) ? Failure : Success;
}

Result<Status> merge(const Request& request, const Console& console) {
    Result<survey::Survey> sum = surveyIn(request.wish.paths.front(), console);
    for (const std::string& path : std::span(request.wish.paths).subspan(1)) {
        Result<survey::Survey> part = surveyIn(path, console);
        if (!sum)
            break;
        if (!part)
            return std::unexpected(part.error());
        sum = survey::merge(*std::move(sum), *std::move(part)).transform_error([&](const Error& error) {
            return Error{std::format("{}: {}", path, error.message)};
        });
    }
    if (!sum)
        return std::unexpected(sum.error());
    if (const Result<void> written = write(request, *sum, console); !written)
        return std::unexpected(written.error());
    return hasObjections(*sum) ? Failure : Success;
}

std::string changeLine(const survey::Change& change) {
    return toLine(JsonToWrite{{"turn", survey::nameOf(change.turn)},
                              {"file", change.file},
                              {"level", change.level},
                              {"message", change.sentence}}) +
           '\n';
}

Result<Status> compare(const Request& request, const Console& console) {
    const Result<survey::Survey> before = surveyIn(request.wish.paths[0], console);
    if (!before)
        return std::unexpected(before.error());
    const Result<survey::Survey> now = surveyIn(request.wish.paths[1], console);
    if (!now)
        return std::unexpected(now.error());
    const std::vector<survey::Change> changes = survey::changes(*before, *now);
    std::string lines;
    for (const survey::Change& change : changes) {
        lines += request.json.empty() ? std::format("{}: {}: {}: {}\n", change.file, change.level,
                                                    nameOf(change.turn), change.sentence)
                                      : changeLine(change);
    }
    if (request.json.empty())
        PrintableStream(console.output) << lines;
    else if (const Result<void> written = writeFileOrOutput(console, request.json, lines); !written)
        return std::unexpected(written.error());
    return std::ranges::contains(changes, survey::Turn::Worse, &survey::Change::turn) ? Failure : Success;
}

} // namespace
} // namespace survey_command

Status surveyLevels(std::span<const std::string> arguments, const Console& console) {
    using namespace survey_command;
    Result<Request> request = readCommandLine(arguments, options, SingleDash::IsError).and_then(requestOf);
    Result<Status> status = Unusable;
    if (request) {
        request->wish.choice.places = console.games;
        status = request->compare ? compare(*request, console)
                 : request->merge ? merge(*request, console)
                                  : roll(*request, console);
    }
    const Error* error = !request ? &request.error() : !status ? &status.error() : nullptr;
    if (error == nullptr)
        return *status;
    PrintableStream(console.errors) << "survey: " << error->message << '\n';
    return Unusable;
}

} // namespace levwright::cli
