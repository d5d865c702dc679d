// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Convert.h"

#include "app/cli/CommandLine.h"
#include "app/cli/Input.h"
#include "app/cli/PythonSource.h"
#include "app/cli/Streams.h"
#include "core/base/FileName.h"
#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/languages/convert/Conversion.h"
#include "core/languages/games/GameOfText.h"
#include "core/languages/games/WhyNoLevel.h"
#include "core/text/TextSnapshot.h"

#include <array>
#include <filesystem>
#include <format>
#include <optional>

namespace levwright::cli {
namespace convert_command {
namespace {

constexpr std::array<OptionRule, 3> options{
    {{"-o", OptionValue::Required}, {"--target", OptionValue::Required}, {"--to", OptionValue::Required}}};

struct Request {
    std::string input;
    std::optional<std::string> output;
    std::optional<std::string> from;
    std::string to;
};

Result<Request> requestOf(const std::vector<CommandWord>& words) {
    std::optional<std::string> input;
    std::optional<std::string> output;
    std::optional<std::string> from;
    std::optional<std::string> to;
    for (const CommandWord& word : words) {
        if (word.option == "-o")
            output = word.value;
        else if (word.option == "--target")
            from = word.value;
        else if (word.option == "--to")
            to = word.value;
        else if (input)
            return failure(say("one file at a time; see --help"));
        else
            input = word.value;
    }
    if (!input || !to)
        return failure(input ? say("no game given with --to; see --help") : say("no file given; see --help"));
    return Request{*input, output, from, *to};
}

void printNotes(const Conversion& conversion, const TextSnapshot& text, const std::string& name,
                const Console& console) {
    PrintableStream errors(console.errors);
    for (const ConversionNote& note : conversion.notes) {
        const LinePosition at = text.position(note.range.begin);
        errors << std::format("{}:{}:{}: note: {}\n", name, at.line + 1, at.column + 1, note.message);
    }
}

// Scripts are written into a folder, unless there is only one and a file is named for it.
Result<void> write(const Conversion& converted, const std::string& output, const Console& console) {
    const std::vector<ConvertedText>& texts = converted.texts;
    const std::filesystem::path place(output);
    const bool isFolder = !texts.front().fileName.empty() && output != "-" &&
                          place.extension() != std::filesystem::path(texts.front().fileName).extension();
    if (!isFolder && texts.size() > 1)
        return failure(
            say("There are {} levels, and each gets its own file: give a folder with -o.", texts.size()));
    if (output == "-") {
        console.output << texts.front().text;
        return {};
    }
    if (!isFolder)
        return console.files.replace(place, texts.front().text);
    for (const ConvertedText& text : texts) {
        if (const std::optional<std::string> reason = whyNoFileName(text.fileName))
            return failure(say("{} cannot be the name of a file: {}", inQuotes(text.fileName), *reason));
    }
    for (const ConvertedText& text : texts) {
        if (Result<void> written = console.files.replace(place / text.fileName, text.text); !written)
            return written;
    }
    return {};
}

} // namespace
} // namespace convert_command

Status convertFile(std::span<const std::string> arguments, const Console& console) {
    using namespace convert_command;
    const Result<Request> request =
        readCommandLine(arguments, options, SingleDash::IsError).and_then(requestOf);
    if (!request) {
        console.errors << "convert: " << request.error().message << '\n';
        return Unusable;
    }
    const std::filesystem::path file = fileOf(request->input);
    const Result<GamePtr> to = chosenGame({request->to, file, console.games});
    const Result<GamePtr> named = request->from ? chosenGame({request->from, file, console.games}) : to;
    if (!to || !named) {
        console.errors << "convert: " << (to ? named : to).error().message << '\n';
        return Unusable;
    }
    Result<std::string> bytes = readLevelsOrInput(console, request->input);
    if (!bytes) {
        console.errors << bytes.error().message << '\n';
        return Failure;
    }
    const TextSnapshot text(std::move(*bytes));
    const Result<GamePtr> from = gameFor({request->from, file, console.games}, DocumentKind::Levels, text);
    if (!from) {
        console.errors << "convert: " << from.error().message << '\n';
        return Unusable;
    }
    const std::string name = request->input == "-" ? std::string(inputName) : request->input;
    const auto reason = whyNoLevel(**from, name, text);
    const Result<Conversion> converted =
        reason ? Result<Conversion>(failure(*reason))
               : convertDescription(**from, **to, text.bytes(), request->input == "-" ? std::string() : name);
    if (!converted) {
        PrintableStream(console.errors) << std::format("{}: {}\n", name, converted.error().message);
        return Failure;
    }
    printNotes(*converted, text, name, console);
    const Result<void> written = write(*converted, request->output.value_or("-"), console);
    if (!written)
        PrintableStream(console.errors) << written.error().message << '\n';
    return written ? Success : Failure;
}

} // namespace levwright::cli
