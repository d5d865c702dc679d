// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/world/World.h"

#include "core/base/Printable.h"
#include "core/world/CheckNumber.h"
#include "core/world/Command.h"
#include "core/world/Tokens.h"

#include <format>
#include <optional>
#include <utility>

namespace levwright::world {
namespace {

// The command of a line with its words, or the problem; neither for an empty line.
struct Parsed {
    const CommandRule* rule = nullptr;
    std::vector<std::string> words;
    std::string problem;
};

Parsed parse(std::string_view line, const Rules& rules) {
    Parsed parsed;
    if (!isUtf8(line)) {
        parsed.problem = "the line is not UTF-8";
        return parsed;
    }
    std::optional<std::vector<std::string>> words = splitWords(line);
    if (!words) {
        parsed.problem = "a quote is left open, or a backslash ends the line";
        return parsed;
    }
    if (words->empty())
        return parsed;
    const CommandRule* rule = findCommand(words->front(), rules);
    if (rule == nullptr) {
        parsed.problem = std::format("there is no command {}", inEnglishQuotes(words->front()));
    } else if (words->size() - 1 != rule->argumentCount()) {
        parsed.problem = std::format("{} takes {}", rule->name,
                                     rule->arguments.empty() ? "no arguments" : rule->arguments);
    } else {
        parsed.rule = rule;
        parsed.words = std::move(*words);
    }
    return parsed;
}

std::string whyNobodyPlays(const WorldState& state) {
    if (!state.active)
        return "the world is not active";
    return state.exit.empty() ? "" : std::format("the player has left: {}", state.exit);
}

} // namespace

World::World(const Rules& rules) : m_rules(rules) {}

Reply World::refuse(std::string reason) const {
    return {Disposition::Refused, {{EventKind::Problem, std::move(reason)}}};
}

Reply World::execute(std::string_view line, CommandSource source) {
    Parsed parsed = parse(line, m_rules);
    if (!parsed.problem.empty())
        return refuse(std::move(parsed.problem));
    if (parsed.rule == nullptr)
        return {};
    if (parsed.rule->kind == CommandKind::Player) {
        if (std::string reason = whyNobodyPlays(m_state); !reason.empty())
            return refuse(std::move(reason));
    }
    // The state is copied only where that may be needed: what is shared with a copy must be cloned before it
    // changes, and a save has thousands of commands.
    std::optional<WorldState> before;
    if (parsed.rule->failing == Failing::OnTheWay)
        before = m_state;
    Reply reply{parsed.rule->kind == CommandKind::Meta ? Disposition::Meta : Disposition::Obeyed, {}};
    try {
        const Context context{m_rules, m_state, m_derived, reply.events};
        parsed.rule->run({context, std::span(parsed.words).subspan(1), source});
    } catch (Refused& refused) {
        if (before)
            m_state = std::move(*before);
        return refuse(std::move(refused.reason));
    }
    return reply;
}

Disposition World::classify(std::string_view line) const {
    const Parsed parsed = parse(line, m_rules);
    if (parsed.rule == nullptr)
        return parsed.problem.empty() ? Disposition::Empty : Disposition::Refused;
    if (parsed.rule->kind == CommandKind::Meta)
        return Disposition::Meta;
    const bool refused = parsed.rule->kind == CommandKind::Player && !whyNobodyPlays(m_state).empty();
    return refused ? Disposition::Refused : Disposition::Obeyed;
}

Snapshot World::snapshot() const {
    return std::make_shared<WorldState>(m_state);
}

void World::restore(const Snapshot& snapshot) {
    m_state = *snapshot;
}

std::uint64_t World::checkNumber() const {
    return checkNumberOf(m_state);
}

} // namespace levwright::world
