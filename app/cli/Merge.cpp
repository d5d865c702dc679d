// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Merge.h"

#include "app/cli/CommandLine.h"
#include "app/cli/Input.h"
#include "core/base/Phrase.h"
#include "core/compare/Merge.h"
#include "core/languages/games/GameOfText.h"
#include "core/languages/games/KindOfText.h"

#include <array>
#include <format>
#include <optional>
#include <vector>

namespace levwright::cli {
namespace merge_command {
namespace {

constexpr std::array<OptionRule, 5> options{{{"-o", OptionValue::Required},
                                             {"--name", OptionValue::Required},
                                             {"--target", OptionValue::Required},
                                             {"--labels", OptionValue::Required},
                                             {"--base"}}};

struct Request {
    std::array<std::string, 3> paths; // base, ours, theirs
    std::optional<std::string> output;
    std::optional<std::string> name;
    std::optional<std::string> game;
    compare::MergeLabels labels;
};

Result<Request> requestOf(const std::vector<CommandWord>& words) {
    Request request;
    std::vector<std::string> operands;
    bool showsBase = false;
    std::optional<std::string> labels;
    for (const CommandWord& word : words) {
        if (word.option == "-o")
            request.output = word.value;
        else if (word.option == "--name")
            request.name = word.value;
        else if (word.option == "--target")
            request.game = word.value;
        else if (word.option == "--labels")
            labels = word.value;
        else if (word.option == "--base")
            showsBase = true;
        else
            operands.push_back(word.value);
    }
    if (operands.size() != request.paths.size())
        return failure(say("BASE, OURS and THEIRS are needed; see --help"));
    std::ranges::copy(operands, request.paths.begin());
    if (showsBase)
        request.labels.base = "base";
    if (labels) {
        const std::size_t comma = labels->find(',');
        if (comma == std::string::npos)
            return failure(say("--labels takes two names with a comma between them"));
        request.labels.ours = labels->substr(0, comma);
        request.labels.theirs = labels->substr(comma + 1);
    }
    return request;
}

// All three are read as files of one game and kind: those of ours.
Result<std::array<AnalysisPtr, 3>> analysesOf(const Request& request, const Console& console) {
    std::array<TextSnapshot, 3> texts;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        Result<std::string> bytes = readFileOrInput(console, request.paths[i]);
        if (!bytes)
            return std::unexpected(bytes.error());
        texts[i] = TextSnapshot(*std::move(bytes));
    }
    const std::string name = request.name.value_or(request.paths[1]);
    const DocumentKind kind = documentKindOf(name, texts[1].bytes());
    const Result<GamePtr> game = gameFor({request.game, fileOf(name), console.games}, kind, texts[1]);
    if (!game)
        return std::unexpected(game.error());
    std::array<AnalysisPtr, 3> analyses;
    for (std::size_t i = 0; i < texts.size(); ++i)
        analyses[i] = Analysis::make(*game, texts[i], kind);
    return analyses;
}

} // namespace
} // namespace merge_command

Status mergeFiles(std::span<const std::string> arguments, const Console& console) {
    using namespace merge_command;
    const Result<Request> request =
        readCommandLine(arguments, options, SingleDash::IsError).and_then(requestOf);
    if (!request) {
        console.errors << "merge: " << request.error().message << '\n';
        return Unusable;
    }
    const auto versions = analysesOf(*request, console);
    if (!versions) {
        console.errors << versions.error().message << '\n';
        return Unusable;
    }
    const auto& [base, ours, theirs] = *versions;
    const compare::Merged merged = compare::merged(*base, *ours, *theirs);
    const std::string text = compare::textOf(merged, request->labels);
    if (!request->output || *request->output == "-") {
        console.output << text;
    } else if (const Result<void> written = console.files.replace(*request->output, text); !written) {
        console.errors << written.error().message << '\n';
        return Unusable;
    }
    const std::size_t conflicts = merged.conflictCount();
    if (conflicts == 0)
        return Success;
    console.errors << std::format("{}: {}\n", request->name.value_or(request->paths[1]),
                                  conflicts == 1 ? say("1 conflict") : say("{} conflicts", conflicts));
    return Failure;
}

} // namespace levwright::cli
