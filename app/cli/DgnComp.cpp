// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/DgnComp.h"

#include "app/cli/Input.h"
#include "app/cli/JsonLines.h"
#include "app/cli/TargetOptions.h"
#include "core/base/OutputFiles.h"
#include "core/base/Printable.h"
#include "core/dungeons/definition/DungeonLowering.h"
#include "core/dungeons/definition/DungeonParser.h"
#include "core/dungeons/roll/DungeonExport.h"
#include "core/languages/classic/syntax/CompilerLines.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <format>

namespace levwright::cli {
namespace dgn_comp_command {
namespace {

constexpr std::array<OptionRule, 5> options{{{"--json"},
                                             {"--target", OptionValue::Required},
                                             {"--abi", OptionValue::Required},
                                             {"--header-from", OptionValue::Required},
                                             {"-o", OptionValue::Required}}};

struct Request {
    ChosenTarget chosen;
    std::filesystem::path folder; // for dungeon files; if empty, that of the description
    bool json = false;
    std::vector<std::string> inputs;
};

Result<Request> requestOf(const std::vector<CommandWord>& words, const Console& console) {
    Request request;
    TargetOptions target;
    for (const CommandWord& word : words) {
        if (target.take(word))
            continue;
        if (word.option == "--json")
            request.json = true;
        else if (word.option == "-o")
            request.folder = word.value;
        else
            request.inputs.push_back(word.value);
    }
    return target.choose(console).transform([&](const ChosenTarget& chosen) {
        request.chosen = chosen;
        if (const auto why = whyGameRefuses(chosen.game->catalog(), chosen.target))
            console.errors << std::format("dgn_comp: {} with --header-from\n", *why);
        return request;
    });
}

// Compiles one description for dgn_comp.
class DgnCompFile {
public:
    DgnCompFile(const Request& request, std::string name, std::ostream& errors)
        : m_request(request), m_name(std::move(name)), m_errors(errors) {}

    // The contents of the dungeon file. There are some even after most errors.
    std::string compile(std::string bytes, DungeonForm form) {
        const Game& game = *m_request.chosen.game;
        const DungeonTreePtr tree =
            parseDungeon(game.dungeonDialect(), TextSnapshot(std::move(bytes)), form, LexMode::Exact);
        m_text = tree->text;
        m_lines.emplace(tree->text);
        m_lines->add(tree->tokens, 0);
        const bool longs64 = m_request.chosen.target.abi.longs64;
        const DungeonModelPtr model = lowerDungeon(game, tree, longs64 ? LongSize::Bits64 : LongSize::Bits32);
        const bool gaveUp = !reportGameErrors(*model);
        const Result<std::string> file = dungeonFile(*model, m_request.chosen.target);
        if (gaveUp)
            return {};
        reportSyntax(*model);
        reportWarnings(*model);
        if (!model->notWritten.empty() && !failed())
            refuse(model->notWritten);
        return file.value_or(std::string());
    }

    bool failed() const { return m_errorCount > 0; }

private:
    // Syntax errors come last, because the game's compiler stops there.
    static bool isAboutSyntax(DiagnosticCode code) { return code < DiagnosticCode::TextIgnoredAfterByte; }

    static bool ends(DiagnosticCode code) {
        return code == DiagnosticCode::NoDungeons || code == DiagnosticCode::TooManyInDungeon ||
               code == DiagnosticCode::DungeonNameTooLong;
    }

    // False if there are too many errors, or if the game's compiler stops there.
    bool reportGameErrors(const DungeonModel& model) {
        for (const Diagnostic& found : model.diagnostics) {
            if (isAboutSyntax(found.code) || kindOf(found.code).finder == Finder::Levwright)
                continue;
            report(found);
            if (!countError())
                return false;
            if (ends(found.code))
                return false;
        }
        return true;
    }

    void reportSyntax(const DungeonModel& model) {
        const auto found = std::ranges::find_if(model.tree->diagnostics,
                                                [](const Diagnostic& d) { return isAboutSyntax(d.code); });
        if (found == model.tree->diagnostics.end())
            return;
        report(*found);
        countError();
    }

    void reportWarnings(const DungeonModel& model) {
        for (const Diagnostic& found : model.diagnostics) {
            if (kindOf(found.code).finder == Finder::Levwright)
                report(found);
        }
    }

    void report(const Diagnostic& found) {
        const std::size_t line = m_lines->lineOf(found.anchor.value_or(found.range.begin));
        if (m_request.json) {
            m_errors << jsonLine(m_name, m_text, found, line);
            return;
        }
        const DiagnosticKind& kind = kindOf(found.code);
        const bool isError = kind.severity == Severity::Error;
        m_errors << std::format("{} : line {} : {}{}{}\n", m_name, line,
                                isError ? "" : "WARNING : ", found.message(),
                                isError ? "" : std::format(" [{}]", kind.name));
    }

    void refuse(const std::string& why) {
        m_errors << (m_request.json ? jsonLine(m_name, why) : std::format("{} : {}\n", m_name, why));
        countError();
    }

    // False if there are now too many errors.
    bool countError() {
        if (++m_errorCount <= mostErrors)
            return true;
        constexpr std::string_view text = "Too many errors: the rest is not checked.";
        m_errors << (m_request.json ? jsonLine(m_name, text) : std::string(text) + '\n');
        return false;
    }

    const Request& m_request;
    std::string m_name;
    std::ostream& m_errors;
    TextSnapshot m_text;
    std::optional<CompilerLines> m_lines;
    std::size_t m_errorCount = 0;
};

class Run {
public:
    Run(const Request& request, const Console& console) : m_request(request), m_console(console) {}

    Status compileFiles() {
        for (const std::string& path : m_request.inputs) {
            if (path == "-")
                compileInput();
            else
                compileFile(path);
        }
        return m_status;
    }

    Status compileInput() {
        Result<std::string> bytes = readInput(m_console.input);
        if (!bytes) {
            fail(inputName, bytes.error().message);
            return m_status;
        }
        m_console.output << compile(std::string(inputName), std::move(*bytes), DungeonForm::Preprocessed);
        return m_status;
    }

private:
    void compileFile(const std::string& path) {
        if (path.ends_with(".lua"))
            return fail(path, std::format("The game reads {} directly: there is nothing to compile.",
                                          inQuotes(path, longestPath)));
        if (!path.ends_with(".pdf") && !path.ends_with(".def"))
            return fail(path,
                        std::format("The name of {} must end in .pdf or .def.", inQuotes(path, longestPath)));
        std::filesystem::path output = path.substr(0, path.size() - 4);
        if (!output.has_filename())
            return fail(path,
                        std::format("{} leaves no name for the dungeon file.", inQuotes(path, longestPath)));
        if (!m_request.folder.empty())
            output = m_request.folder / output.filename();
        if (const Result<void> free = m_written.claim(output, path); !free)
            return fail(path, free.error().message);
        Result<std::string> bytes = m_console.files.read(path, maximumFileSize);
        if (!bytes)
            return fail(path, bytes.error().message);
        const std::string compiled = compile(path, std::move(*bytes), dungeonFormOf(path));
        // After a failure the file is left empty, so that nobody takes the old one for the result.
        if (const Result<void> written = m_console.files.overwrite(output, compiled); !written)
            fail(path, written.error().message);
    }

    std::string compile(const std::string& name, std::string bytes, DungeonForm form) {
        DgnCompFile file(m_request, name, m_console.errors);
        std::string compiled = file.compile(std::move(bytes), form);
        if (file.failed())
            m_status = Failure;
        return compiled;
    }

    void fail(std::string_view file, const std::string& message) {
        m_console.errors << (m_request.json ? jsonLine(file, message) : message + '\n');
        m_status = Failure;
    }

    const Request& m_request;
    const Console& m_console;
    OutputFiles m_written;
    Status m_status = Success;
};

} // namespace
} // namespace dgn_comp_command

Status dgnComp(std::span<const std::string> arguments, const Console& console) {
    using namespace dgn_comp_command;
    const Result<Request> request =
        readCommandLine(arguments, options, SingleDash::IsOperand)
            .and_then([&](const std::vector<CommandWord>& words) { return requestOf(words, console); });
    if (!request) {
        console.errors << "dgn_comp: " << request.error().message << '\n';
        return Unusable;
    }
    Run run(*request, console);
    return request->inputs.empty() ? run.compileInput() : run.compileFiles();
}

} // namespace levwright::cli
