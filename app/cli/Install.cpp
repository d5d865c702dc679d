// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Install.h"

#include "app/cli/CommandLine.h"
#include "app/cli/LevelSource.h"
#include "app/cli/PythonSource.h"
#include "app/cli/Streams.h"
#include "core/base/Phrase.h"
#include "core/playground/Playground.h"

#include <array>
#include <cstdlib>
#include <format>
#include <optional>
#include <unistd.h>

namespace levwright::cli {
namespace install_command {
namespace {

constexpr std::array<OptionRule, 5> options{{{"--game", OptionValue::Required},
                                             {"--level", OptionValue::Required},
                                             {"--playground", OptionValue::Required},
                                             {"--start", OptionValue::None},
                                             {"--target", OptionValue::Required}}};

struct Request {
    LevelChoice choice;
    std::optional<std::string> game; // a folder
    std::string playground;
    bool starts = false;
};

Result<Request> requestOf(const std::vector<CommandWord>& words) {
    Request request;
    for (const CommandWord& word : words) {
        if (word.option == "--game")
            request.game = word.value;
        else if (word.option == "--level")
            request.choice.level = word.value;
        else if (word.option == "--target")
            request.choice.game = word.value;
        else if (word.option == "--playground")
            request.playground = word.value;
        else if (word.option == "--start")
            request.starts = true;
        else if (!request.choice.path.empty())
            return failure(say("one file at a time; see --help"));
        else
            request.choice.path = word.value;
    }
    if (request.choice.path.empty() || request.playground.empty())
        return failure(request.choice.path.empty() ? say("no file given; see --help")
                                                   : say("no folder given with --playground; see --help"));
    return request;
}

Result<InstalledGame> chosenGame(const std::optional<std::string>& folder) {
    if (folder)
        return gameIn(*folder);
    std::vector<InstalledGame> games = installedGames();
    if (games.empty())
        return failure(say("No game is installed. {}", whatToInstall()));
    return std::move(games.front());
}

Result<LevelToPlay> levelOf(const Request& request, const InstalledGame& game, const Console& console) {
    const Result<Archive> library = gameLibrary(game, console.files);
    if (!library)
        return std::unexpected(library.error());
    const Result<GameBuild> build = buildOf(*library);
    if (!build)
        return failure(std::format("{}: {}", game.library.string(), build.error().message));
    const Result<DescribedLevel> level =
        readLevelsOrInput(console, request.choice.path).and_then([&request](std::string bytes) {
            return levelOfDescription(request.choice, std::move(bytes));
        });
    if (!level)
        return std::unexpected(level.error());
    return levelToPlay(*build, *level->game, level->text(), request.choice.path)
        .transform_error([&request](const Error& error) {
            return Error{std::format("{}: {}", request.choice.path, error.message)};
        });
}

void report(const Playground& playground, const std::string& command, const Console& console) {
    PrintableStream out(console.output);
    for (const std::string& file : playground.replaced)
        out << say("in place of {}\n", file);
    out << say("a new game starts on {}\n{}\n", playground.start, command);
}

} // namespace
} // namespace install_command

Status installLevel(std::span<const std::string> arguments, const Console& console) {
    using namespace install_command;
    Result<Request> request = readCommandLine(arguments, options, SingleDash::IsError).and_then(requestOf);
    if (!request) {
        console.errors << "install: " << request.error().message << '\n';
        return Unusable;
    }
    request->choice.places = console.games;
    const Result<InstalledGame> game = chosenGame(request->game);
    const Result<Playground> playground = game.and_then([&](const InstalledGame& found) {
        return levelOf(*request, found, console).and_then([&](const LevelToPlay& level) {
            return makePlayground(found, level, request->playground, console.files);
        });
    });
    if (!playground) {
        PrintableStream(console.errors) << playground.error().message << '\n';
        return Failure;
    }
    const std::string command = shellCommand(launchOf(*game, playground->folder, ::geteuid() == 0));
    if (!request->starts) {
        report(*playground, command, console);
        return Success;
    }
    // From here on the game uses the terminal.
    return std::system(command.c_str()) == 0 ? Success : Failure; // NOLINT(concurrency-mt-unsafe)
}

} // namespace levwright::cli
