// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/World.h"

#include "app/cli/CommandLine.h"
#include "app/cli/DiskWorldHost.h"
#include "app/cli/WorldServer.h"
#include "core/base/Printable.h"
#include "core/world/Command.h"
#include "core/world/Tokens.h"

#include <algorithm>
#include <array>
#include <format>
#include <iterator>
#include <optional>
#include <vector>

namespace levwright::cli {
namespace world_command {
namespace {

constexpr std::array<OptionRule, 6> options{{{"-v"},
                                             {"-s", OptionValue::Optional},
                                             {"-l", OptionValue::Optional},
                                             {"--rules", OptionValue::Required},
                                             {"--order", OptionValue::Required},
                                             {"--dir", OptionValue::Required}}};

Result<std::int64_t> turnOf(const std::string& text) {
    const std::optional<std::int64_t> turn = world::readNumber(text);
    if (!turn)
        return failure(std::format("{} is not a turn number; see --help", inQuotes(text)));
    return std::max<std::int64_t>(1, *turn);
}

Result<WorldRequest> requestOf(const std::vector<CommandWord>& words) {
    WorldRequest request;
    for (const CommandWord& word : words) {
        if (word.option == "-v") {
            request.verbose = true;
        } else if (word.option == "-s") {
            const Result<std::int64_t> turn = turnOf(word.withoutValue ? "1" : word.value);
            if (!turn)
                return std::unexpected(turn.error());
            request.replayTo = *turn;
        } else if (word.option == "-l") {
            request.save = word.withoutValue ? "save" : word.value;
        } else if (word.option == "--dir") {
            request.folder = word.value;
        } else if (word.option == "--rules") {
            const world::Rules* rules = world::rulesNamed(word.value);
            if (rules == nullptr)
                return failure(std::format("unknown rules {}; see --help", inQuotes(word.value)));
            request.rules = *rules;
        } else if (word.option == "--order" && word.value == "legacy") {
            request.legacyOrder = true;
        } else if (word.option == "--order") {
            return failure(std::format("unknown order {}; see --help", inQuotes(word.value)));
        } else {
            return failure(std::format("unknown option {}; see --help", inQuotes(word.value)));
        }
    }
    return request;
}

// Why the save with that name cannot be played and written, as the last word of a sentence; empty if it can
// be.
std::string_view saveProblem(const WorldRequest& request, const FileStore& files) {
    const std::filesystem::path name = std::filesystem::path(request.save).lexically_normal();
    if (!name.has_filename() || name.filename() == "..")
        return "is not a file name";
    if (*name.begin() == serverFolder || name == newWorldFile)
        return "is one of the server's own files";
    if (!files.isFolder((request.folder / name).parent_path()))
        return "is in a folder that does not exist";
    return "";
}

Result<void> checkRequest(const WorldRequest& request, const FileStore& files) {
    if (!files.isFolder(request.folder))
        return failure(std::format("there is no folder {}", inQuotes(request.folder.string(), longestPath)));
    const std::string_view problem = saveProblem(request, files);
    if (!problem.empty())
        return failure(std::format("the save {} {}", inQuotes(request.save, longestPath), problem));
    return {};
}

std::string_view headingOf(world::CommandKind kind) {
    switch (kind) {
    case world::CommandKind::Meta:
        return "About the server";
    case world::CommandKind::Player:
        return "For the player";
    default:
        return "To make and change a world";
    }
}

} // namespace
} // namespace world_command

Status serveWorld(std::span<const std::string> arguments, const Console& console) {
    using namespace world_command;
    const Result<WorldRequest> request =
        readCommandLine(arguments, options, SingleDash::IsError).and_then(requestOf);
    if (!request) {
        console.errors << "world: " << request.error().message << '\n';
        return Unusable;
    }
    if (const Result<void> good = checkRequest(*request, console.files); !good) {
        console.errors << "world: " << good.error().message << '\n';
        return Unusable;
    }
    DiskWorldHost host(console.files);
    return WorldServer(*request, host, console.output).run();
}

std::string worldCommands() {
    using namespace world_command;
    std::string text = "Commands of the world server, one per line. The original server does not know those "
                       "marked with +.\n";
    const world::CommandRule* before = nullptr;
    for (const world::CommandRule& rule : world::allCommands()) {
        if (before == nullptr || before->kind != rule.kind)
            std::format_to(std::back_inserter(text), "\n{}:\n", headingOf(rule.kind));
        before = &rule;
        std::format_to(std::back_inserter(text), "  {}{:<38} {}\n", rule.isExtension ? '+' : ' ',
                       std::format("{} {}", rule.name, rule.arguments), rule.help);
    }
    return text;
}

} // namespace levwright::cli
