// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/LevComp.h"

#include "app/cli/CommandLine.h"
#include "app/cli/Input.h"
#include "app/cli/JsonLines.h"
#include "app/cli/LevCompFile.h"
#include "app/cli/ProgramLevCompFile.h"
#include "app/cli/TargetOptions.h"
#include "core/base/Printable.h"
#include "core/formats/FileForms.h"
#include "core/languages/classic/language/ClassicLanguage.h"

#include <algorithm>
#include <array>
#include <format>
#include <iterator>
#include <optional>

namespace levwright::cli {
namespace lev_comp_command {
namespace {

constexpr std::array<OptionRule, 6> options{{{"-w"},
                                             {"--json"},
                                             {"--target", OptionValue::Required},
                                             {"--abi", OptionValue::Required},
                                             {"--header-from", OptionValue::Required},
                                             {"-o", OptionValue::Required}}};

struct Input {
    std::string path;
    bool extraChecks = false;
};

struct Request {
    LevCompSettings settings;
    std::vector<Input> inputs;
    bool readsInput = true; // without a file and -w, the game's compiler reads standard input
};

// The compiler of NetHack 3.6 prints more about the files after -v.
void takeVerbose(Request& request) {
    bool verbose = false;
    for (Input& input : request.inputs) {
        verbose = verbose || input.path == "-v";
        input.extraChecks = input.extraChecks || verbose;
    }
    std::erase_if(request.inputs, [](const Input& input) { return input.path == "-v"; });
    request.readsInput = request.inputs.empty();
}

Result<Request> requestOf(const std::vector<CommandWord>& words, const Console& console) {
    Request request;
    TargetOptions target;
    bool extraChecks = false;
    for (const CommandWord& word : words) {
        if (target.take(word))
            continue;
        if (word.option == "-w")
            extraChecks = true;
        else if (word.option == "--json")
            request.settings.json = true;
        else if (word.option == "-o")
            request.settings.folder = word.value;
        else
            request.inputs.push_back({word.value, extraChecks});
    }
    request.readsInput = request.inputs.empty() && !extraChecks;
    const Result<ChosenTarget> chosen = target.choose(console);
    if (!chosen)
        return std::unexpected(chosen.error());
    request.settings.game = chosen->game;
    request.settings.classic = classicGameOf(*chosen->game);
    request.settings.program = programSyntaxOf(*chosen->game);
    if (request.settings.program)
        takeVerbose(request);
    if (request.settings.classic == nullptr && !request.settings.program)
        return failure(std::format("lev_comp cannot compile levels of {}", chosen->game->catalog().gameId()));
    request.settings.target = chosen->target;
    if (const auto why = whyGameRefuses(chosen->game->catalog(), chosen->target))
        console.errors << std::format("lev_comp: {} with --header-from\n", *why);
    return request;
}

class Run {
public:
    Run(const LevCompSettings& settings, const Console& console)
        : m_settings(settings), m_console(console), m_levels(console.files, settings.folder) {}

    Status compileFiles(const std::vector<Input>& inputs) {
        for (const Input& input : inputs) {
            if (input.path == "-") {
                if (compileInput(input.extraChecks) == Further::Stop)
                    return Failure;
                continue;
            }
            Result<std::string> bytes = m_console.files.read(input.path, maximumFileSize);
            if (!bytes && m_console.files.isFolder(input.path)) {
                say(input.path, std::format("{} is a folder, not a level description.",
                                            inQuotes(input.path, longestPath)));
                return Unusable;
            }
            if (!bytes) {
                say(input.path, bytes.error().message);
                m_status = Failure;
            } else if (compile(input.path, std::move(*bytes), input.extraChecks) == Further::Stop) {
                return Failure;
            }
        }
        return m_status;
    }

    Status compileInput() {
        compileInput(false);
        return m_status;
    }

private:
    Further compileInput(bool extraChecks) {
        Result<std::string> bytes = readInput(m_console.input);
        if (bytes)
            return compile(std::string(inputName), std::move(*bytes), extraChecks);
        say(inputName, bytes.error().message);
        m_status = Failure;
        return Further::GoOn;
    }

    void say(std::string_view file, const std::string& message) {
        m_console.errors << (m_settings.json ? jsonLine(file, message) : message + '\n');
    }

    Further compile(const std::string& name, std::string bytes, bool extraChecks) {
        if (m_settings.program)
            return compileWith(ProgramLevCompFile(m_settings, m_programState, {name, extraChecks}, m_levels,
                                                  {m_console.output, m_console.errors}),
                               std::move(bytes));
        return compileWith(LevCompFile(m_settings, name, extraChecks, m_levels, m_console.errors),
                           std::move(bytes));
    }

    Further compileWith(auto file, std::string bytes) {
        const Further further = file.compile(std::move(bytes));
        if (file.failed())
            m_status = Failure;
        return further;
    }

    const LevCompSettings& m_settings;
    const Console& m_console;
    LevelFiles m_levels;
    ProgramLevCompState m_programState;
    Status m_status = Success;
};

} // namespace
} // namespace lev_comp_command

Status levComp(std::span<const std::string> arguments, const Console& console) {
    using namespace lev_comp_command;
    const Result<Request> request =
        readCommandLine(arguments, options, SingleDash::IsOperand)
            .and_then([&](const std::vector<CommandWord>& words) { return requestOf(words, console); });
    if (!request) {
        console.errors << "lev_comp: " << request.error().message << '\n';
        return Unusable;
    }
    Run run(request->settings, console);
    return request->readsInput ? run.compileInput() : run.compileFiles(request->inputs);
}

} // namespace levwright::cli
