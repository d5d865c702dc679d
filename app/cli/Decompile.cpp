// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Decompile.h"

#include "app/cli/CommandLine.h"
#include "app/cli/Input.h"
#include "core/levcomp/LevelImport.h"

#include <array>
#include <format>
#include <optional>

namespace levwright::cli {
namespace {

constexpr std::array<OptionRule, 1> options{{{"-o", OptionValue::Required}}};

struct Request {
    std::string input;
    std::optional<std::string> output;
};

Result<Request> requestOf(const std::vector<CommandWord>& words) {
    std::optional<std::string> input;
    std::optional<std::string> output;
    for (const CommandWord& word : words) {
        if (word.option == "-o")
            output = word.value;
        else if (input)
            return failure("one file at a time; see --help");
        else
            input = word.value;
    }
    if (!input)
        return failure("no file given; see --help");
    return Request{*input, output};
}

} // namespace

Status decompileFile(std::span<const std::string> arguments, const Console& console) {
    const Result<Request> request =
        readCommandLine(arguments, options, SingleDash::IsError).and_then(requestOf);
    if (!request) {
        console.errors << "decompile: " << request.error().message << '\n';
        return Unusable;
    }
    const Result<std::string> bytes = readFileOrInput(console, request->input);
    if (!bytes) {
        console.errors << bytes.error().message << '\n';
        return Failure;
    }
    const Result<ImportedLevel> level =
        importLevel(*bytes, request->input == "-" ? "stdin.lev" : request->input);
    if (!level) {
        console.errors << std::format("{}: {}\n", request->input, level.error().message);
        return Failure;
    }
    for (const std::string& warning : level->warnings)
        console.errors << std::format("{}: warning: {}\n", request->input, warning);
    if (!request->output || *request->output == "-") {
        console.output << level->text;
        return Success;
    }
    if (const Result<void> written = console.files.replace(*request->output, level->text); !written) {
        console.errors << written.error().message << '\n';
        return Failure;
    }
    return Success;
}

} // namespace levwright::cli
