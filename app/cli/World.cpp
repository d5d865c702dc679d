// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/World.h"

#include "app/cli/DiskWorldHost.h"
#include "app/cli/WorldServer.h"
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
        if (m_legacy)
            m_request.rules = world::inLegacyOrder(m_request.rules);
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
            return failure(std::format("“{}” is no option; see --help", argument));
        if (m_next == m_arguments.size())
            return failure(std::format("{} needs a value; see --help", argument));
        const std::string& value = m_arguments[m_next++];
        if (argument == "--rules")
            return readRules(value);
        if (argument == "--dir")
            m_request.folder = value;
        else if (value == "legacy")
            m_legacy = true;
        else
            return failure(std::format("“{}” is no order; see --help", value));
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
            return failure(std::format("“{}” is no turn; see --help", text));
        m_request.replayTo = std::max<std::int64_t>(1, *turn);
        return {};
    }

    Result<void> readRules(std::string_view name) {
        const world::Rules* rules = world::rulesNamed(name);
        if (rules == nullptr)
            return failure(std::format("there are no rules “{}”; see --help", name));
        m_request.rules = *rules;
        return {};
    }

    std::span<const std::string> m_arguments;
    std::size_t m_next = 0;
    WorldRequest m_request{.rules = world::documentedRules()};
    bool m_legacy = false;
};

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
