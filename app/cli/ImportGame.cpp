// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/ImportGame.h"

#include "app/cli/CommandLine.h"
#include "app/cli/Streams.h"
#include "core/catalog/GameShelf.h"
#include "core/formats/FileForms.h"
#include "core/language/Games.h"
#include "core/sources/GameFolder.h"
#include "core/sources/ImportedGame.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <format>
#include <optional>

namespace levwright::cli {
namespace import_command {
namespace {

constexpr std::array<OptionRule, 3> options{{{"--name", OptionValue::Required},
                                             {"-o", OptionValue::Required},
                                             {"--header-from", OptionValue::Required}}};

struct Request {
    std::string tree;
    std::optional<std::string> name;
    std::filesystem::path folder; // of the user's games
    std::optional<std::string> headerFile;
};

Result<Request> requestOf(const std::vector<CommandWord>& words, const Console& console) {
    Request request{.tree = {}, .name = {}, .folder = console.games.usual, .headerFile = {}};
    for (const CommandWord& word : words) {
        if (word.option == "--name")
            request.name = word.value;
        else if (word.option == "-o")
            request.folder = word.value;
        else if (word.option == "--header-from")
            request.headerFile = word.value;
        else if (request.tree.empty())
            request.tree = word.value;
        else
            return failure("one source tree at a time; see --help");
    }
    if (request.tree.empty())
        return failure("no source tree given; see --help");
    if (request.name && *request.name != gameIdOf(*request.name))
        return failure("a name has small letters, digits, dots and dashes");
    if (request.folder.empty())
        return failure("no folder for games is known; give one with -o");
    return request;
}

void print(const ImportedGame& game, const SourceGame& source, std::ostream& output) {
    output << std::format("{}: {} like {}\n", game.id, source.name, source.base);
    for (const TableDifference& table : game.differences) {
        if (table.added + table.changed + table.removed > 0)
            output << std::format("  {}: {} rows; {} added, {} changed, {} removed\n", table.table,
                                  table.rows, table.added, table.changed, table.removed);
    }
}

// Keeps the header of a level of the game in its game.tsv. Error: it is no level of the game.
Result<ImportedGame> withHeader(ImportedGame game, const std::string& path, const FileStore& files) {
    constexpr std::size_t longestHeader = 40;
    const Result<std::string> bytes = files.read(path, maximumFileSize);
    if (!bytes)
        return std::unexpected(bytes.error());
    const Result<GamePtr> known = gameOf(game.tables);
    if (!known)
        return std::unexpected(known.error());
    if (const Result<Target> target = targetOfUserGame((*known)->catalog(), *bytes); !target)
        return failure(std::format("{}: {}", path, target.error().message));
    std::string row = "header\t";
    for (const char byte : bytes->substr(0, longestHeader))
        row += std::format("{:02x}", static_cast<unsigned char>(byte));
    std::ranges::find(game.files, "game", &TableFile::table)->text += row + '\n';
    return game;
}

void printNotes(const SourceGame& source, std::ostream& errors) {
    for (const SourceNote& note : source.notes) {
        const std::string line = note.line == 0 ? std::string() : std::format("{}:", note.line);
        errors << std::format("{}:{} note: {}\n", note.file, line, note.text);
    }
}

} // namespace
} // namespace import_command

Status importGame(std::span<const std::string> arguments, const Console& console) {
    using namespace import_command;
    const Result<Request> request =
        readCommandLine(arguments, options, SingleDash::IsError)
            .and_then([&](const std::vector<CommandWord>& words) { return requestOf(words, console); });
    PrintableStream errors(console.errors);
    if (!request) {
        errors << "import-game: " << request.error().message << '\n';
        return Unusable;
    }
    const Result<SourceGame> source = readSourceTree(request->tree);
    const Result<ImportedGame> imported = source.and_then([&](const SourceGame& read) {
        return importedGame(read, request->name.value_or(gameIdOf(read.name)), request->tree);
    });
    const Result<ImportedGame> game = imported.and_then([&](const ImportedGame& made) {
        return request->headerFile ? withHeader(made, *request->headerFile, console.files)
                                   : Result<ImportedGame>(made);
    });
    const Result<GamePtr> usable =
        game.and_then([](const ImportedGame& made) { return gameOf(made.tables); });
    const Result<std::filesystem::path> folder =
        usable.and_then([&](const GamePtr&) { return writeGame(*game, request->folder, console.files); });
    if (source)
        printNotes(*source, errors);
    if (!folder) {
        errors << "import-game: " << folder.error().message << '\n';
        return Failure;
    }
    PrintableStream output(console.output);
    print(*game, *source, output);
    output << std::format("written to {}\n", folder->string());
    return Success;
}

} // namespace levwright::cli
