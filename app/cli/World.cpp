// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/World.h"

#include "app/cli/DiskWorldHost.h"
#include "app/cli/WorldServer.h"
#include "core/base/Printable.h"
#include "core/world/Command.h"
#include "core/world/Tokens.h"

#include <algorithm>
#include <format>
#include <iterator>

namespace levwright::cli {
namespace {

class ArgumentReader {
public:
    explicit ArgumentReader(std::span<const std::string> arguments) : m_arguments(arguments) {}

    Result<WorldRequest> read() {
        while (m_next < m_arguments.size()) {
            const Result<void> understood = readOne(m_arguments[m_next++]);
            if (!understood)
                return std::unexpected(understood.error());
        }
        return m_request;
    }

private:
    Result<void> readOne(std::string_view argument) {
        if (argument == "-v") {
            m_request.verbose = true;
            return {};
        }
        if (argument.starts_with("-s"))
            return readTurn(argument.substr(2));
        if (argument.starts_with("-l")) {
            m_request.save = optionalValue(argument.substr(2), "save");
            return {};
        }
        if (argument != "--rules" && argument != "--order" && argument != "--dir")
            return failure(std::format("{} is no option; see --help", levwright::quoted(argument)));
        if (m_next == m_arguments.size())
            return failure(std::format("{} needs a value; see --help", argument));
        const std::string& value = m_arguments[m_next++];
        if (argument == "--rules")
            return readRules(value);
        if (argument == "--dir")
            m_request.folder = value;
        else if (value == "legacy")
            m_request.legacyOrder = true;
        else
            return failure(std::format("{} is no order; see --help", levwright::quoted(value)));
        return {};
    }

    // What follows an option directly or as a word of its own, if that is no option.
    std::string optionalValue(std::string_view attached, std::string_view otherwise) {
        if (!attached.empty())
            return std::string(attached);
        if (m_next < m_arguments.size() && !m_arguments[m_next].starts_with('-'))
            return m_arguments[m_next++];
        return std::string(otherwise);
    }

    Result<void> readTurn(std::string_view attached) {
        const bool numberFollows = attached.empty() && m_next < m_arguments.size() &&
                                   world::readNumber(m_arguments[m_next]).has_value();
        const std::string text = numberFollows ? m_arguments[m_next++] : optionalValue(attached, "1");
        const std::optional<std::int64_t> turn = world::readNumber(text);
        if (!turn)
            return failure(std::format("{} is no turn; see --help", levwright::quoted(text)));
        m_request.replayTo = std::max<std::int64_t>(1, *turn);
        return {};
    }

    Result<void> readRules(std::string_view name) {
        const world::Rules* rules = world::rulesNamed(name);
        if (rules == nullptr)
            return failure(std::format("there are no rules {}; see --help", levwright::quoted(name)));
        m_request.rules = *rules;
        return {};
    }

    std::span<const std::string> m_arguments;
    std::size_t m_next = 0;
    WorldRequest m_request;
};

// Why the save of that name cannot be played and written, as the last word of a sentence; empty: it can.
std::string_view saveProblem(const WorldRequest& request, const FileStore& files) {
    const std::filesystem::path name = std::filesystem::path(request.save).lexically_normal();
    if (!name.has_filename() || name.filename() == "..")
        return "is no file's name";
    if (*name.begin() == serverFolder || name == newWorldFile)
        return "is one of the server's own files";
    if (!files.isFolder((request.folder / name).parent_path()))
        return "lies in a folder that does not exist";
    return "";
}

Result<void> checkRequest(const WorldRequest& request, const FileStore& files) {
    if (!files.isFolder(request.folder))
        return failure(
            std::format("there is no folder {}", levwright::quoted(request.folder.string(), longestPath)));
    const std::string_view problem = saveProblem(request, files);
    if (!problem.empty())
        return failure(std::format("the save {} {}", levwright::quoted(request.save, longestPath), problem));
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

Status serveWorld(std::span<const std::string> arguments, const Console& console) {
    const Result<WorldRequest> request = ArgumentReader(arguments).read();
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
    std::string text = "Commands of the world server, one a line; + is not known to the original server.\n";
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
