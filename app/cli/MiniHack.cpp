// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/MiniHack.h"

#include "app/cli/CommandLine.h"
#include "app/cli/LevelSource.h"
#include "app/cli/PythonSource.h"
#include "app/cli/Streams.h"
#include "core/base/Phrase.h"
#include "core/minihack/MiniHackText.h"

#include <array>
#include <format>
#include <optional>

namespace levwright::cli {
namespace minihack_command {
namespace {

constexpr std::array<OptionRule, 3> options{
    {{"-o", OptionValue::Required}, {"--level", OptionValue::Required}, {"--target", OptionValue::Required}}};

struct Request {
    LevelChoice choice;
    std::string output = "-";
};

Result<Request> requestOf(const std::vector<CommandWord>& words) {
    Request request;
    for (const CommandWord& word : words) {
        if (word.option == "-o")
            request.output = word.value;
        else if (word.option == "--level")
            request.choice.level = word.value;
        else if (word.option == "--target")
            request.choice.game = word.value;
        else if (!request.choice.path.empty())
            return failure(say("one file at a time; see --help"));
        else
            request.choice.path = word.value;
    }
    if (request.choice.path.empty())
        return failure(say("no file given; see --help"));
    return request;
}

void printNotes(const std::vector<ConversionNote>& notes, const DescribedLevel& level,
                const std::string& name, std::ostream& errors) {
    PrintableStream out(errors);
    for (const ConversionNote& note : notes) {
        const LinePosition at =
            level.file->text.position(level.file->levels[level.index].start + note.range.begin);
        out << std::format("{}:{}:{}: note: {}\n", name, at.line + 1, at.column + 1, note.message);
    }
}

Result<std::string> literalOf(const LevelChoice& choice, std::string bytes, std::ostream& errors) {
    const Result<DescribedLevel> level = levelOfDescription(choice, std::move(bytes));
    if (!level)
        return std::unexpected(level.error());
    const Result<MiniHackLevel> made = miniHackLevel(*level->game, level->text());
    if (!made)
        return failure(std::format("{}: {}", choice.path, made.error().message));
    printNotes(made->notes, *level, choice.path, errors);
    return made->literal + '\n';
}

} // namespace
} // namespace minihack_command

Status writeMiniHack(std::span<const std::string> arguments, const Console& console) {
    using namespace minihack_command;
    Result<Request> request = readCommandLine(arguments, options, SingleDash::IsError).and_then(requestOf);
    if (!request) {
        console.errors << "minihack: " << request.error().message << '\n';
        return Unusable;
    }
    request->choice.places = console.games;
    const Result<std::string> literal =
        readLevelsOrInput(console, request->choice.path).and_then([&](std::string bytes) {
            return literalOf(request->choice, std::move(bytes), console.errors);
        });
    if (!literal) {
        PrintableStream(console.errors) << literal.error().message << '\n';
        return Failure;
    }
    if (request->output == "-") {
        console.output << *literal;
        return Success;
    }
    if (const Result<void> written = console.files.replace(request->output, *literal); !written) {
        console.errors << written.error().message << '\n';
        return Failure;
    }
    return Success;
}

} // namespace levwright::cli
