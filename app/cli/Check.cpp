// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Check.h"

#include "app/cli/CommandLine.h"
#include "app/cli/Input.h"
#include "app/cli/JsonLines.h"
#include "app/cli/Streams.h"
#include "core/catalog/GameList.h"
#include "core/document/Analysis.h"
#include "core/language/GameOfText.h"

#include <algorithm>
#include <array>
#include <format>

namespace levwright::cli {
namespace check_command {
namespace {

constexpr std::array<OptionRule, 3> options{{{"-w"}, {"--json"}, {"--target", OptionValue::Required}}};

struct Request {
    std::optional<std::string> game;
    std::vector<std::string> paths;
    bool hints = false;
    bool json = false;
};

Result<Request> requestOf(const std::vector<CommandWord>& words) {
    Request request;
    for (const CommandWord& word : words) {
        if (word.option == "-w")
            request.hints = true;
        else if (word.option == "--json")
            request.json = true;
        else if (word.option == "--target")
            request.game = word.value;
        else
            request.paths.push_back(word.value);
    }
    if (request.paths.empty())
        return failure("no file given; see --help");
    if (const Result<GamePtr> named = loadGame(request.game.value_or(std::string(usualGame()))); !named)
        return std::unexpected(named.error());
    return request;
}

Status checkFile(const Request& request, const std::string& path, const Console& console) {
    Result<std::string> bytes = readFileOrInput(console, path);
    const std::string name = path == "-" ? std::string(inputName) : path;
    if (!bytes) {
        if (request.json)
            console.output << jsonLine(name, bytes.error().message);
        else
            console.errors << bytes.error().message << '\n';
        return Unusable;
    }
    // For scripts the contents tell what they describe; for other files the name does.
    const bool looksInside = path == "-" || path.ends_with(".lua");
    const DocumentKind kind =
        documentKindOf(path, looksInside ? std::string_view(*bytes) : std::string_view());
    const TextSnapshot text(std::move(*bytes));
    const GamePtr game = gameFor(request.game, kind, text).value();
    if (const std::string_view id = game->catalog().gameId(); !request.game && id != usualGame())
        PrintableStream(console.errors) << std::format("{}: read as a description of {}\n", name, id);
    const AnalysisPtr analysis = Analysis::make(game, text, kind);
    PrintableStream output(console.output);
    const Diagnostics& diagnostics = analysis->diagnostics();
    for (const Diagnostic& found : diagnostics) {
        if (found.severity() == Severity::Hint && !request.hints)
            continue;
        if (request.json) {
            console.output << jsonLine(name, text, found);
            continue;
        }
        const LinePosition at = text.position(found.range.begin);
        output << std::format("{}:{}:{}: {}: {} [{}]\n", name, at.line + 1, at.column + 1,
                              nameOf(found.severity()), found.message(), kindOf(found.code).name);
    }
    return hasErrors(diagnostics) ? Failure : Success;
}

} // namespace
} // namespace check_command

Status check(std::span<const std::string> arguments, const Console& console) {
    using namespace check_command;
    const Result<Request> request =
        readCommandLine(arguments, options, SingleDash::IsError).and_then(requestOf);
    if (!request) {
        console.errors << "check: " << request.error().message << '\n';
        return Unusable;
    }
    Status status = Success;
    for (const std::string& path : request->paths)
        status = std::max(status, checkFile(*request, path, console));
    return status;
}

} // namespace levwright::cli
