// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/ImportGame.h"

#include "app/cli/CommandLine.h"
#include "app/cli/Streams.h"
#include "core/base/Phrase.h"
#include "core/catalog/GameShelf.h"
#include "core/importer/GameImport.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <format>
#include <optional>

namespace levwright::cli {
namespace import_command {
namespace {

constexpr std::array<OptionRule, 4> options{{{"--name", OptionValue::Required},
                                             {"--look", OptionValue::Required},
                                             {"-o", OptionValue::Required},
                                             {"--header-from", OptionValue::Required}}};

struct Request {
    ImportRequest import;
    std::vector<std::string> looks; // as the user writes them
};

Result<Request> requestOf(const std::vector<CommandWord>& words, const Console& console) {
    Request request{.import = {.tree = {}, .folder = console.games.usual}, .looks = {}};
    ImportRequest& import = request.import;
    bool isOddName = false;
    for (const CommandWord& word : words) {
        isOddName = isOddName || (word.option == "--name" && word.value != gameIdOf(word.value));
        if (word.option == "--name")
            import.name = word.value;
        else if (word.option == "-o")
            import.folder = word.value;
        else if (word.option == "--header-from")
            import.headerFile = word.value;
        else if (word.option == "--look")
            request.looks.push_back(word.value);
        else if (import.tree.empty())
            import.tree = word.value;
        else
            return failure(say("one source tree at a time; see --help"));
    }
    if (import.tree.empty())
        return failure(say("no source tree given; see --help"));
    if (isOddName)
        return failure(say("a name has small letters, digits, dots and dashes"));
    if (import.folder.empty())
        return failure(say("no folder for games is known; give one with -o"));
    return request;
}

void print(const ImportedGame& game, const SourceGame& source, std::ostream& output) {
    output << say("{}: {} like {}\n", game.id, source.name, source.base);
    for (const TableDifference& table : game.differences) {
        if (table.added + table.changed + table.removed > 0)
            output << say("  {}: {} rows; {} added, {} changed, {} removed\n", table.table, table.rows,
                          table.added, table.changed, table.removed);
    }
}

void printNotes(const SourceGame& source, std::ostream& errors) {
    for (const SourceNote& note : source.notes) {
        const std::string line = note.line == 0 ? std::string() : std::format("{}:", note.line);
        errors << std::format("{}:{} note: {}\n", note.file, line, note.text);
    }
}

void printPlainCells(const std::vector<PlainCell>& cells, std::string_view base, std::ostream& output) {
    for (const PlainCell& cell : cells)
        output << say("“{}” ({}) is drawn as its character; --look {}=TERRAIN makes it look like a "
                      "terrain of {}\n",
                      cell.character, cell.terrain, cell.character, base);
}

// The looks that the user gives. Error: one of them cannot be understood.
Result<std::vector<CellLook>> looksOf(const SourceGame& source, const std::vector<std::string>& words) {
    std::vector<CellLook> looks;
    for (const std::string& word : words) {
        Result<CellLook> look = lookFrom(source, word);
        if (!look)
            return std::unexpected(look.error());
        looks.push_back(*std::move(look));
    }
    return looks;
}

} // namespace
} // namespace import_command

Status importGame(std::span<const std::string> arguments, const Console& console) {
    using namespace import_command;
    Result<Request> request =
        readCommandLine(arguments, options, SingleDash::IsError)
            .and_then([&](const std::vector<CommandWord>& words) { return requestOf(words, console); });
    PrintableStream errors(console.errors);
    if (!request) {
        errors << "import-game: " << request.error().message << '\n';
        return Unusable;
    }
    ImportRequest& import = request->import;
    const Result<SourceGame> source = readSourceTree(import.tree);
    const Result<AddedGame> added =
        source.and_then([&](const SourceGame& read) { return looksOf(read, request->looks); })
            .and_then([&](std::vector<CellLook>&& looks) {
                import.looks = std::move(looks);
                return addGame(*source, import, console.files);
            });
    if (source)
        printNotes(*source, errors);
    if (!added) {
        errors << "import-game: " << added.error().message << '\n';
        return Failure;
    }
    PrintableStream output(console.output);
    print(added->game, *source, output);
    printPlainCells(added->plain, source->base, output);
    output << say("written to {}\n", added->folder.string());
    return Success;
}

} // namespace levwright::cli
