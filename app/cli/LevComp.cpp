// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/LevComp.h"

#include "app/cli/CommandLine.h"
#include "app/cli/LevCompFile.h"

#include <algorithm>
#include <array>
#include <format>
#include <iterator>

namespace levwright::cli {
namespace {

constexpr std::array<OptionRule, 4> options{{{"-w"}, {"--target", true}, {"--abi", true}, {"-o", true}}};

struct Input {
    std::string path;
    bool extraChecks = false;
};

struct Request {
    LevCompSettings settings;
    std::vector<Input> inputs;
    bool readsInput = true; // no file and no -w: the game's compiler then reads its standard input
};

Result<Abi> abiNamed(std::string_view name) {
    if (name != "lp64" && name != "ilp32")
        return failure(std::format("unknown ABI “{}”; known are lp64 and ilp32", name));
    return Abi{.longs64 = name == "lp64", .byteOrder = std::endian::little};
}

Result<Request> requestOf(const std::vector<CommandWord>& words) {
    Request request;
    std::string game = "nethack-3.4.3";
    Result<Abi> abi = abiNamed("lp64");
    bool extraChecks = false;
    for (const CommandWord& word : words) {
        if (word.option == "-w")
            extraChecks = true;
        else if (word.option == "--target")
            game = word.value;
        else if (word.option == "--abi")
            abi = abiNamed(word.value);
        else if (word.option == "-o")
            request.settings.folder = word.value;
        else
            request.inputs.push_back({word.value, extraChecks});
    }
    request.readsInput = request.inputs.empty() && !extraChecks;
    if (!abi)
        return std::unexpected(abi.error());
    const Result<GamePtr> loaded = Game::load(game);
    if (!loaded)
        return std::unexpected(loaded.error());
    request.settings.game = *loaded;
    const Result<Target> target = Target::make(game, *abi);
    if (!target)
        return std::unexpected(target.error());
    request.settings.target = *target;
    return request;
}

class Run {
public:
    Run(const LevCompSettings& settings, const Console& console) : m_settings(settings), m_console(console) {}

    Status compileFiles(const std::vector<Input>& inputs) {
        for (const Input& input : inputs) {
            if (m_console.files.isFolder(input.path)) {
                m_console.errors << std::format("“{}” is a folder, not a level description.\n", input.path);
                return Unusable;
            }
            Result<std::string> bytes = m_console.files.read(input.path, maximumFileSize);
            if (!bytes) {
                m_console.errors << bytes.error().message << '\n';
                m_status = Failure;
            } else if (compile(input.path, std::move(*bytes), input.extraChecks) == Further::Stop) {
                return Failure;
            }
        }
        return m_status;
    }

    Status compileInput() {
        std::string bytes;
        std::array<char, 1U << 16U> chunk{};
        while (m_console.input.read(chunk.data(), chunk.size()) || m_console.input.gcount() > 0) {
            bytes.append(chunk.data(), std::size_t(m_console.input.gcount()));
            if (bytes.size() > maximumFileSize) {
                m_console.errors << "Standard input is too large for a level description.\n";
                return Failure;
            }
        }
        compile("(stdin)", std::move(bytes), false);
        return m_status;
    }

private:
    Further compile(const std::string& name, std::string bytes, bool extraChecks) {
        LevCompFile file(m_settings, name, extraChecks, m_console.files, m_console.errors);
        const Further further = file.compile(std::move(bytes));
        if (file.failed())
            m_status = Failure;
        return further;
    }

    const LevCompSettings& m_settings;
    const Console& m_console;
    Status m_status = Success;
};

} // namespace

Status levComp(std::span<const std::string> arguments, const Console& console) {
    const Result<Request> request =
        readCommandLine(arguments, options, SingleDash::IsOperand).and_then(requestOf);
    if (!request) {
        console.errors << "lev_comp: " << request.error().message << '\n';
        return Unusable;
    }
    Run run(request->settings, console);
    return request->readsInput ? run.compileInput() : run.compileFiles(request->inputs);
}

} // namespace levwright::cli
