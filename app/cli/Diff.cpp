// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Diff.h"

#include "app/cli/ChosenTileset.h"
#include "app/cli/CommandLine.h"
#include "app/cli/Streams.h"
#include "app/cli/Versions.h"
#include "core/base/Json.h"
#include "core/base/Phrase.h"
#include "core/compare/ComparedPage.h"
#include "core/compare/MeaningComparison.h"
#include "core/picture/PictureFile.h"

#include <array>
#include <filesystem>
#include <format>
#include <nlohmann/json.hpp>
#include <vector>

namespace levwright::cli {
namespace diff_command {
namespace {

constexpr std::array<OptionRule, 6> options{{{"--json"},
                                             {"--git"},
                                             {"--png", OptionValue::Required},
                                             {"--dark"},
                                             {"--tileset", OptionValue::Required},
                                             {"--target", OptionValue::Required}}};
// PATH OLD-FILE OLD-HEX OLD-MODE NEW-FILE NEW-HEX NEW-MODE, as git gives them to a program that shows
// differences.
constexpr std::size_t wordsOfGit = 7;
constexpr int usualBorder = 6; // points
constexpr int usualScale = 2;
// In place of a file that one of the versions does not have.
constexpr std::string_view noFile = "/dev/null";

struct Request {
    VersionChoice before;
    VersionChoice after;
    bool json = false;
    std::optional<std::string> picture; // the file for it
    std::string tileset;                // its path; empty for none
    Ground ground = Ground::Light;
    bool isForGit = false;
    bool isUnmerged = false; // git gives only the path
};

Result<Request> requestOf(const std::vector<CommandWord>& words) {
    Request request;
    std::optional<std::string> game;
    std::vector<std::string> operands;
    for (const CommandWord& word : words) {
        if (word.option == "--json")
            request.json = true;
        else if (word.option == "--git")
            request.isForGit = true;
        else if (word.option == "--png")
            request.picture = word.value;
        else if (word.option == "--dark")
            request.ground = Ground::Dark;
        else if (word.option == "--tileset")
            request.tileset = word.value;
        else if (word.option == "--target")
            game = word.value;
        else
            operands.push_back(word.value);
    }
    // A renamed file has two words more.
    if (request.isForGit && operands.size() >= wordsOfGit) {
        request.before = {operands[1], operands[0], game};
        request.after = {operands[4], operands[0], game};
        return request;
    }
    if (request.isForGit && operands.size() == 1) {
        request.isUnmerged = true;
        request.before.path = operands[0];
        return request;
    }
    if (operands.size() != 2 || request.isForGit)
        return failure(say("two files are needed; see --help"));
    request.before = {operands[0], std::nullopt, game};
    request.after = {operands[1], std::nullopt, game};
    return request;
}

std::string nameOf(const VersionChoice& choice) {
    return choice.name.value_or(choice.path);
}

// Pictures have no room for folders.
std::string fileNameOf(const VersionChoice& choice) {
    return std::filesystem::path(nameOf(choice)).filename().string();
}

// A line of the file after, or of the file before for what was removed.
struct ShownPlace {
    std::string file;
    std::size_t line = 0; // from 1
};

ShownPlace placeOf(const Request& request, const Version& before, const Version& after,
                   const compare::Difference& difference) {
    const bool isGone = difference.kind == compare::DifferenceKind::Removed;
    const TextSnapshot& text = (isGone ? before : after).analysis->text();
    const Offset at = isGone ? difference.before.begin : difference.after.begin;
    return {nameOf(isGone ? request.before : request.after), text.position(at).line + 1};
}

JsonToWrite jsonOf(const TextSnapshot& text, Range range) {
    const Offset last = range.empty() ? range.begin : range.end - 1;
    return {{"line", text.position(range.begin).line + 1}, {"endLine", text.position(last).line + 1}};
}

void printJson(const Version& before, const Version& after, const compare::Difference& difference,
               std::ostream& output) {
    JsonToWrite cells = JsonToWrite::array();
    for (const Point cell : difference.cells)
        cells.push_back({{"x", cell.x}, {"y", cell.y}});
    JsonToWrite json{{"kind", std::string(compare::nameOf(difference.kind))},
                     {"level", difference.level},
                     {"message", difference.words},
                     {"part", difference.part},
                     {"cells", std::move(cells)}};
    if (difference.kind != compare::DifferenceKind::Added)
        json["before"] = jsonOf(before.analysis->text(), difference.before);
    if (difference.kind != compare::DifferenceKind::Removed)
        json["after"] = jsonOf(after.analysis->text(), difference.after);
    output << toLine(json) << '\n';
}

void print(const Request& request, const Version& before, const Version& after,
           const std::vector<compare::Difference>& found, const Console& console) {
    if (request.json) {
        for (const compare::Difference& difference : found)
            printJson(before, after, difference, console.output);
        return;
    }
    PrintableStream output(console.output);
    // The lines of a description that was made from a compiled level are in no file.
    const bool hasLines = !before.isCompiled && !after.isCompiled;
    for (const compare::Difference& difference : found) {
        const ShownPlace place = placeOf(request, before, after, difference);
        const std::string where = hasLines ? std::format("{}:{}", place.file, place.line) : place.file;
        const std::string level = difference.level.empty() ? "" : difference.level + ": ";
        output << std::format("{}: {}{}\n", where, level, difference.words);
    }
}

Result<void> draw(const Request& request, const Version& before, const Version& after,
                  const std::vector<compare::Difference>& found, const Console& console) {
    if (!request.picture)
        return {};
    const LevelsAnalysis* const old = before.analysis->levels();
    const LevelsAnalysis* const now = after.analysis->levels();
    if (old == nullptr || now == nullptr)
        return failure(say("only levels can be drawn"));
    const compare::NamedVersion left{fileNameOf(request.before), *old};
    const compare::NamedVersion right{fileNameOf(request.after), *now};
    const Result<TilesetPtr> tileset = chosenTileset(request.tileset, console);
    if (!tileset)
        return std::unexpected(tileset.error());
    sayNotesOn(*tileset, {&before.analysis->game().catalog(), &after.analysis->game().catalog()}, "diff",
               console);
    const PageStyle style{.border = usualBorder, .ground = request.ground, .tileset = *tileset};
    return pngOf(comparedPage(left, right, found, style), *tileset ? 1 : usualScale)
        .and_then([&](const std::string& bytes) -> Result<void> {
            if (*request.picture != "-")
                return console.files.replace(*request.picture, bytes);
            console.output << bytes;
            return {};
        });
}

// A missing file is read as an empty one of the other's game and kind.
Result<Version> versionOrNothing(const Request& request, const VersionChoice& choice,
                                 const VersionChoice& other, const Console& console) {
    if (!request.isForGit || choice.path != noFile)
        return versionOf(choice, console);
    return versionOf(other, console).transform([](const Version& there) {
        return Version{Analysis::make(there.analysis->gamePtr(), TextSnapshot(), there.analysis->kind()),
                       there.isCompiled};
    });
}

} // namespace
} // namespace diff_command

Status diffFiles(std::span<const std::string> arguments, const Console& console) {
    using namespace diff_command;
    const Result<Request> request =
        readCommandLine(arguments, options, SingleDash::IsError).and_then(requestOf);
    if (!request) {
        console.errors << "diff: " << request.error().message << '\n';
        return Unusable;
    }
    if (request->isUnmerged) {
        PrintableStream(console.output) << std::format("* Unmerged path {}\n", request->before.path);
        return Success;
    }
    const Result<Version> before = versionOrNothing(*request, request->before, request->after, console);
    const Result<Version> after = versionOrNothing(*request, request->after, request->before, console);
    for (const Result<Version>* version : {&before, &after}) {
        if (!*version) {
            console.errors << version->error().message << '\n';
            return Unusable;
        }
    }
    const bool isByText =
        !before->isCompiled && !after->isCompiled &&
        before->analysis->game().catalog().gameId() == after->analysis->game().catalog().gameId() &&
        before->analysis->kind() == after->analysis->kind();
    const auto found = isByText ? compare::differences(*before->analysis, *after->analysis)
                                : compare::differencesInMeaning(*before->analysis, *after->analysis);
    if (request->picture != "-")
        print(*request, *before, *after, found, console);
    if (const auto drawn = draw(*request, *before, *after, found, console); !drawn) {
        console.errors << "diff: " << drawn.error().message << '\n';
        return Unusable;
    }
    return found.empty() || request->isForGit ? Success : Failure;
}

} // namespace levwright::cli
