// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/ArchiveFiles.h"

#include "app/cli/CommandLine.h"
#include "app/cli/Input.h"
#include "app/cli/Streams.h"
#include "core/base/FileName.h"
#include "core/base/Json.h"
#include "core/base/OutputFiles.h"
#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/levcomp/ArchivedLevels.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <format>
#include <nlohmann/json.hpp>
#include <optional>

namespace levwright::cli {
namespace archive_command {
namespace {

struct Request {
    std::string library;
    std::vector<std::string> operands; // the operands after the library
    std::optional<std::string> output;
    std::optional<std::string> name;
    bool json = false;
};

Result<Archive> readLibrary(const Request& request, const Console& console) {
    const Result<std::string> bytes = readFileOrInput(console, request.library);
    if (!bytes)
        return std::unexpected(bytes.error());
    Result<Archive> archive = Archive::parse(*bytes);
    if (!archive)
        return failure(say("{} is not a valid data library: {}.", inQuotes(request.library, longestPath),
                           archive.error().message));
    return archive;
}

Result<void> writeLibrary(const Archive& archive, const Request& request, const Console& console) {
    return archive.write().and_then([&](const std::string& bytes) {
        return writeFileOrOutput(console, request.output.value_or(request.library), bytes);
    });
}

std::string_view kindOf(const ArchivedLevel& level) {
    return level.holds == Holds::Level ? "level" : "dungeon";
}

std::string jsonOf(const ArchiveEntry& entry, const ArchivedLevel* level) {
    JsonToWrite line{{"name", entry.name}, {"size", entry.content.size()}};
    if (level != nullptr) {
        line["holds"] = kindOf(*level);
        if (!level->gameId.empty())
            line["game"] = level->gameId;
    }
    return toLine(line);
}

std::string textOf(const ArchiveEntry& entry, const ArchivedLevel* level) {
    std::string line = std::format("{:8}  {}", entry.content.size(), entry.name);
    if (level != nullptr)
        line +=
            say("  ({} of {})", kindOf(*level), level->gameId.empty() ? say("no known game") : level->gameId);
    return line;
}

Result<void> list(const Request& request, const Console& console) {
    const Result<Archive> archive = readLibrary(request, console);
    if (!archive)
        return std::unexpected(archive.error());
    const std::vector<ArchivedLevel> levels = levelsOf(*archive);
    PrintableStream output(console.output);
    auto level = levels.begin();
    for (std::size_t i = 0; i < archive->entries().size(); ++i) {
        const bool isLevel = level != levels.end() && level->entry == i;
        output << (request.json ? jsonOf : textOf)(archive->entries()[i], isLevel ? &*level : nullptr)
               << '\n';
        level += isLevel ? 1 : 0;
    }
    return {};
}

// The requested entries; all entries if no name is given.
Result<std::vector<const ArchiveEntry*>> chosenEntries(const Archive& archive,
                                                       const std::vector<std::string>& names) {
    std::vector<const ArchiveEntry*> chosen;
    for (const std::string& name : names) {
        const ArchiveEntry* entry = archive.find(name);
        if (entry == nullptr)
            return failure(say("The library has no file {}.", inQuotes(name)));
        chosen.push_back(entry);
    }
    for (const ArchiveEntry& entry : archive.entries()) {
        if (names.empty())
            chosen.push_back(&entry);
    }
    return chosen;
}

struct Extracted {
    std::filesystem::path path;
    const ArchiveEntry* entry = nullptr;
};

// Nothing is written unless everything can be.
Result<std::vector<Extracted>> extractedTo(const std::string& folder,
                                           const std::vector<const ArchiveEntry*>& entries) {
    std::vector<Extracted> extracted;
    OutputFiles files;
    for (const ArchiveEntry* entry : entries) {
        if (const auto reason = whyNoFileName(entry->name))
            return failure(say("{} cannot be the name of a file: {}.", inQuotes(entry->name), *reason));
        const std::filesystem::path path = std::filesystem::path(folder) / entry->name;
        const std::string source = say("entry {}", extracted.size() + 1);
        if (const Result<void> claimed = files.claim(path, source); !claimed)
            return std::unexpected(claimed.error());
        extracted.push_back({path, entry});
    }
    return extracted;
}

Result<void> extract(const Request& request, const Console& console) {
    const Result<Archive> archive = readLibrary(request, console);
    if (!archive)
        return std::unexpected(archive.error());
    const auto entries = chosenEntries(*archive, request.operands);
    if (!entries)
        return std::unexpected(entries.error());
    const std::string place = request.output.value_or(".");
    if (!console.files.isFolder(place)) {
        if (request.operands.size() != 1)
            return failure(say("{} is not a folder.", inQuotes(place, longestPath)));
        return writeFileOrOutput(console, place, entries->front()->content);
    }
    const auto extracted = extractedTo(place, *entries);
    if (!extracted)
        return std::unexpected(extracted.error());
    for (const Extracted& file : *extracted) {
        if (const Result<void> written = console.files.replace(file.path, file.entry->content); !written)
            return written;
    }
    return {};
}

using Change = Result<void> (Archive::*)(std::string_view name, std::string content);

Result<void> putFiles(Archive& archive, const Request& request, const Console& console, Change change) {
    for (const std::string& path : request.operands) {
        Result<std::string> content = readFileOrInput(console, path);
        if (!content)
            return std::unexpected(content.error());
        const std::string name = request.name.value_or(std::filesystem::path(path).filename().string());
        if (const Result<void> done = (archive.*change)(name, *std::move(content)); !done)
            return done;
    }
    return writeLibrary(archive, request, console);
}

Result<void> replace(const Request& request, const Console& console) {
    return readLibrary(request, console).and_then([&](Archive&& archive) {
        return putFiles(archive, request, console, &Archive::replace);
    });
}

Result<void> add(const Request& request, const Console& console) {
    const bool isNew = request.library != "-" && !console.files.exists(request.library);
    return (isNew ? Archive() : readLibrary(request, console)).and_then([&](Archive&& archive) {
        return putFiles(archive, request, console, &Archive::add);
    });
}

Result<void> remove(const Request& request, const Console& console) {
    Result<Archive> archive = readLibrary(request, console);
    if (!archive)
        return std::unexpected(archive.error());
    for (const std::string& name : request.operands) {
        if (const Result<void> removed = archive->remove(name); !removed)
            return removed;
    }
    return writeLibrary(*archive, request, console);
}

enum class Operands { None, Some, AtLeastOne };

struct Verb {
    std::string_view name;
    Result<void> (*run)(const Request& request, const Console& console);
    Operands operands; // the operands after the library
    std::string_view options;
};

constexpr std::array<Verb, 5> verbs{{{"list", list, Operands::None, "--json"},
                                     {"extract", extract, Operands::Some, "-o"},
                                     {"replace", replace, Operands::AtLeastOne, "-o --name"},
                                     {"add", add, Operands::AtLeastOne, "-o --name"},
                                     {"remove", remove, Operands::AtLeastOne, "-o"}}};

constexpr std::array<OptionRule, 3> options{
    {{"-o", OptionValue::Required}, {"--name", OptionValue::Required}, {"--json"}}};

struct Order {
    const Verb* verb = nullptr;
    Request request;
};

Result<void> checkOperands(const Verb& verb, const Request& request) {
    const std::vector<std::string>& operands = request.operands;
    if (verb.operands == Operands::None && !operands.empty())
        return failure(say("{} needs only the library; see --help", verb.name));
    if (verb.operands == Operands::AtLeastOne && operands.empty())
        return failure(say("no file given to {}; see --help", verb.name));
    if (request.name && operands.size() != 1)
        return failure(say("--name is for one file; see --help"));
    // In the other cases, operands are names of files in the library.
    if (!verb.options.contains("--name") || !std::ranges::contains(operands, "-"))
        return {};
    if (!request.name)
        return failure(say("standard input needs a --name; see --help"));
    if (request.library == "-")
        return failure(say("standard input cannot be both the library and a file; see --help"));
    return {};
}

Result<Order> orderOf(const std::vector<CommandWord>& words) {
    Request request;
    std::vector<std::string> operands;
    for (const CommandWord& word : words) {
        if (word.option == "-o")
            request.output = word.value;
        else if (word.option == "--name")
            request.name = word.value;
        else if (word.option == "--json")
            request.json = true;
        else
            operands.push_back(word.value);
    }
    if (operands.empty())
        return failure(say("no action given; see --help"));
    const auto verb = std::ranges::find(verbs, operands[0], &Verb::name);
    if (verb == verbs.end())
        return failure(say("unknown action {}; see --help", inQuotes(operands[0])));
    for (const CommandWord& word : words) {
        if (!word.option.empty() && !verb->options.contains(word.option))
            return failure(say("{} has no option {}; see --help", verb->name, word.option));
    }
    if (operands.size() < 2)
        return failure(say("no library given; see --help"));
    request.library = operands[1];
    request.operands.assign(operands.begin() + 2, operands.end());
    return checkOperands(*verb, request).transform([&] { return Order{&*verb, std::move(request)}; });
}

} // namespace
} // namespace archive_command

Status changeArchive(std::span<const std::string> arguments, const Console& console) {
    using namespace archive_command;
    const Result<Order> order = readCommandLine(arguments, options, SingleDash::IsError).and_then(orderOf);
    if (!order) {
        console.errors << "archive: " << order.error().message << '\n';
        return Unusable;
    }
    if (const Result<void> done = order->verb->run(order->request, console); !done) {
        console.errors << done.error().message << '\n';
        return Failure;
    }
    return Success;
}

} // namespace levwright::cli
