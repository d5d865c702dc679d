// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/LevComp.h"

#include "app/cli/CommandLine.h"
#include "app/cli/JsonLines.h"
#include "app/cli/LevCompFile.h"
#include "core/formats/lev34/LevFile.h"

#include <algorithm>
#include <array>
#include <format>
#include <iterator>
#include <optional>

namespace levwright::cli {
namespace {

constexpr std::array<OptionRule, 6> options{
    {{"-w"}, {"--json"}, {"--target", true}, {"--abi", true}, {"--header-from", true}, {"-o", true}}};

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

std::string countsOf(std::uint32_t entities) {
    return std::format("{} artifacts, {} objects and {} monsters", entities >> 24U, entities >> 12U & 0xfffU,
                       entities & 0xfffU);
}

// The target that the level file was written for, if that is a build of the game.
Result<Target> targetOfFile(const std::string& path, const Catalog& catalog, const FileStore& files) {
    const std::string_view game = catalog.gameId();
    const Result<std::string> bytes = files.read(path, maximumFileSize);
    if (!bytes)
        return std::unexpected(bytes.error());
    const Result<lev34::Decoded> decoded = lev34::decode(*bytes, lev34::Tail::Ignored);
    if (!decoded)
        return failure(std::format("{} is no level file: {}", path, decoded.error().message));
    const Target& found = decoded->target;
    const Target usual = Target::of(catalog, found.abi);
    if (found.gameId != game)
        return failure(std::format("{} is of {}, not of {}", path,
                                   found.gameId.empty()
                                       ? std::format("a game of version {:#010x}", found.header.version)
                                       : found.gameId,
                                   game));
    if (found.header.entities != usual.header.entities)
        return failure(std::format("{} is of a game with {}; {} has {}", path,
                                   countsOf(found.header.entities), game, countsOf(usual.header.entities)));
    return found;
}

Result<Request> requestOf(const std::vector<CommandWord>& words, const FileStore& files) {
    Request request;
    std::string game = "nethack-3.4.3";
    std::optional<std::string> abiName;
    std::optional<std::string> headerFile;
    bool extraChecks = false;
    for (const CommandWord& word : words) {
        if (word.option == "-w")
            extraChecks = true;
        else if (word.option == "--target")
            game = word.value;
        else if (word.option == "--abi")
            abiName = word.value;
        else if (word.option == "--header-from")
            headerFile = word.value;
        else if (word.option == "--json")
            request.settings.json = true;
        else if (word.option == "-o")
            request.settings.folder = word.value;
        else
            request.inputs.push_back({word.value, extraChecks});
    }
    request.readsInput = request.inputs.empty() && !extraChecks;
    const Result<Abi> abi = abiNamed(abiName.value_or("lp64"));
    if (!abi)
        return std::unexpected(abi.error());
    const Result<GamePtr> loaded = Game::load(game);
    if (!loaded)
        return std::unexpected(loaded.error());
    request.settings.game = *loaded;
    const Catalog& catalog = (*loaded)->catalog();
    const Result<Target> target =
        headerFile ? targetOfFile(*headerFile, catalog, files) : Target::of(catalog, *abi);
    if (!target)
        return std::unexpected(target.error());
    if (abiName && target->abi != *abi)
        return failure(std::format("{} is {}, not {}", *headerFile, nameOf(target->abi), *abiName));
    request.settings.target = *target;
    return request;
}

class Run {
public:
    Run(const LevCompSettings& settings, const Console& console) : m_settings(settings), m_console(console) {}

    Status compileFiles(const std::vector<Input>& inputs) {
        for (const Input& input : inputs) {
            Result<std::string> bytes = m_console.files.read(input.path, maximumFileSize);
            if (!bytes && m_console.files.isFolder(input.path)) {
                say(input.path, std::format("“{}” is a folder, not a level description.", input.path));
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
        std::string bytes;
        std::array<char, 1U << 16U> chunk{};
        while (m_console.input.read(chunk.data(), chunk.size()) || m_console.input.gcount() > 0) {
            bytes.append(chunk.data(), std::size_t(m_console.input.gcount()));
            if (bytes.size() > maximumFileSize) {
                say("(stdin)", "Standard input is too large for a level description.");
                return Failure;
            }
        }
        compile("(stdin)", std::move(bytes), false);
        return m_status;
    }

private:
    void say(std::string_view file, const std::string& message) {
        m_console.errors << (m_settings.json ? jsonLine(file, message) : message + '\n');
    }

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
        readCommandLine(arguments, options, SingleDash::IsOperand)
            .and_then([&](const std::vector<CommandWord>& words) { return requestOf(words, console.files); });
    if (!request) {
        console.errors << "lev_comp: " << request.error().message << '\n';
        return Unusable;
    }
    Run run(request->settings, console);
    return request->readsInput ? run.compileInput() : run.compileFiles(request->inputs);
}

} // namespace levwright::cli
