// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/script/lua/ScriptCalls.h"

#include <algorithm>
#include <map>
#include <set>

namespace levwright::lua {
namespace {

std::string_view spelled(const SyntaxTree& tree, std::string_view text, NodeIndex node) {
    const Range range = tree.range(node);
    return text.substr(range.begin, range.size());
}

// Whether one letter is added, missing or wrong, as may happen while typing.
bool isOneSlipFrom(std::string_view word, std::string_view name) {
    const auto same = std::ranges::mismatch(word, name);
    std::string_view rest(same.in1, word.end());
    std::string_view wanted(same.in2, name.end());
    while (!rest.empty() && !wanted.empty() && rest.back() == wanted.back()) {
        rest.remove_suffix(1);
        wanted.remove_suffix(1);
    }
    return std::max(rest.size(), wanted.size()) == 1;
}

bool isLoop(NodeKind kind) {
    return kind == NodeKind::While || kind == NodeKind::Repeat || kind == NodeKind::NumericFor ||
           kind == NodeKind::GenericFor;
}

// The surroundings of a place.
struct Surroundings {
    Certainty certainty{};
    NodeIndex cause = noNode;
    NodeIndex function = noNode; // noNode: the script itself
    NodeIndex container = noNode;
};

class CallFinder {
public:
    CallFinder(const SyntaxTree& tree, std::string_view text, std::string_view library)
        : m_tree(tree), m_text(text), m_library(library), m_around(tree.nodes.size()) {}

    std::vector<ScriptCall> find() {
        // Parents come after their children.
        for (NodeIndex node = m_tree.root(); node-- > 0;)
            m_around[node] = surroundingsOf(node);
        findLeaps();
        findSlips();
        std::vector<ScriptCall> calls;
        for (NodeIndex node = 0; node < m_tree.nodes.size(); ++node) {
            if (isCall(node))
                calls.push_back(describe(node));
        }
        std::ranges::sort(calls, {}, [&](const ScriptCall& call) { return m_tree.range(call.call).begin; });
        nest(calls);
        return calls;
    }

private:
    const Node& at(NodeIndex node) const { return m_tree.nodes[node]; }

    bool isCall(NodeIndex node) const {
        const NodeIndex object = calledObject(node);
        if (object == noNode)
            return false;
        const std::string_view name = spelled(m_tree, m_text, object);
        return name == m_library || m_slips.contains(name);
    }

    // The name before the dot of the called function.
    NodeIndex calledObject(NodeIndex node) const {
        if (at(node).kind != NodeKind::Call || at(at(node).firstChild).kind != NodeKind::Member)
            return noNode;
        const NodeIndex object = at(at(node).firstChild).firstChild;
        return at(object).kind == NodeKind::Name ? object : noNode;
    }

    bool isCalledObject(NodeIndex name) const {
        const NodeIndex call = at(at(name).parent).parent;
        return call != noNode && calledObject(call) == name;
    }

    // Finds similar names that only occur in calls, so the script itself does not define them.
    void findSlips() {
        for (NodeIndex node = 0; node < m_tree.nodes.size(); ++node) {
            const NodeIndex object = calledObject(node);
            if (object != noNode && isOneSlipFrom(spelled(m_tree, m_text, object), m_library))
                m_slips.insert(spelled(m_tree, m_text, object));
        }
        if (m_slips.empty())
            return;
        for (NodeIndex node = 0; node < m_tree.root(); ++node) {
            if (at(node).kind == NodeKind::Name && !isCalledObject(node))
                m_slips.erase(spelled(m_tree, m_text, node));
        }
    }

    ScriptCall describe(NodeIndex node) const {
        const NodeIndex callee = at(node).firstChild;
        ScriptCall call{.call = node,
                        .name = at(at(callee).firstChild).nextSibling,
                        .arguments = at(callee).nextSibling,
                        .certainty = m_around[node].certainty,
                        .cause = m_around[node].cause};
        const NodeIndex first = at(call.arguments).firstChild;
        if (first != noNode && at(first).kind == NodeKind::Table && at(first).nextSibling == noNode)
            call.table = first;
        leap(call);
        return call;
    }

    // The entry of the table with that key; if there are several, the one that counts.
    NodeIndex lastEntry(NodeIndex table, std::string_view key) {
        const auto [found, isNew] = m_lastEntries.try_emplace(table);
        for (NodeIndex entry = at(table).firstChild; isNew && entry != noNode;
             entry = at(entry).nextSibling) {
            if (at(entry).kind == NodeKind::NamedEntry)
                found->second[spelled(m_tree, m_text, at(entry).firstChild)] = entry;
        }
        return found->second[key];
    }

    // The call whose table contains that function as its contents or inventory.
    std::optional<NodeIndex> callOfContents(NodeIndex function) {
        const NodeIndex entry = at(function).parent;
        if (at(entry).kind != NodeKind::NamedEntry)
            return std::nullopt;
        const NodeIndex table = at(entry).parent;
        const NodeIndex arguments = at(table).parent;
        const std::string_view key = spelled(m_tree, m_text, at(entry).firstChild);
        if ((key != "contents" && key != "inventory") || lastEntry(table, key) != entry ||
            at(arguments).kind != NodeKind::Arguments || at(arguments).firstChild != table)
            return std::nullopt;
        const NodeIndex call = at(arguments).parent;
        return isCall(call) ? std::optional(call) : std::nullopt;
    }

    Surroundings insideFunction(NodeIndex function, Surroundings around) {
        around.function = function;
        const auto call = callOfContents(function);
        if (!call)
            return weaker(around, Certainty::Computed, function);
        around.container = *call;
        const NodeIndex table = at(at(function).parent).parent;
        if (valueOf(m_tree, m_text, table, "chance"))
            return weaker(around, Certainty::Conditional, table);
        return around;
    }

    static Surroundings weaker(Surroundings around, Certainty certainty, NodeIndex cause) {
        if (certainty > around.certainty) {
            around.certainty = certainty;
            around.cause = cause;
        }
        return around;
    }

    bool isLogic(NodeIndex node) const {
        if (at(node).kind != NodeKind::Binary)
            return false;
        for (std::uint32_t i = at(at(node).firstChild).endToken; i < at(node).endToken; ++i) {
            if (!isSkipped(m_tree.tokens[i].kind))
                return m_tree.tokens[i].kind == TokenKind::And || m_tree.tokens[i].kind == TokenKind::Or;
        }
        return false;
    }

    Surroundings surroundingsOf(NodeIndex node) {
        const NodeIndex parent = at(node).parent;
        const Surroundings& around = m_around[parent];
        const NodeKind kind = at(parent).kind;
        if (kind == NodeKind::Function)
            return insideFunction(parent, around);
        if (isLoop(kind))
            return weaker(around, Certainty::Computed, parent);
        if (kind == NodeKind::Clause || (isLogic(parent) && at(parent).firstChild != node))
            return weaker(around, Certainty::Conditional, parent);
        return around;
    }

    // Finds where a function may be left early, or may jump to another of its places.
    void findLeaps() {
        for (NodeIndex node = 0; node < m_tree.nodes.size(); ++node) {
            if (at(node).kind == NodeKind::Goto)
                m_gotos.try_emplace(m_around[node].function, node);
            else if (at(node).kind == NodeKind::Return && m_around[node].certainty != Certainty::Once)
                m_returns.try_emplace(m_around[node].function, node);
        }
    }

    void leap(ScriptCall& call) const {
        NodeIndex function = m_around[call.call].function;
        while (true) {
            const auto jump = m_gotos.find(function);
            if (jump != m_gotos.end() && call.certainty < Certainty::Computed) {
                call.certainty = Certainty::Computed;
                call.cause = jump->second;
            }
            const auto left = m_returns.find(function);
            if (left != m_returns.end() && call.certainty < Certainty::Conditional &&
                at(left->second).firstToken < at(call.call).firstToken) {
                call.certainty = Certainty::Conditional;
                call.cause = left->second;
            }
            if (function == noNode)
                return;
            function = m_around[function].function;
        }
    }

    void nest(std::vector<ScriptCall>& calls) const {
        std::map<NodeIndex, std::size_t> indices;
        for (std::size_t i = 0; i < calls.size(); ++i)
            indices.emplace(calls[i].call, i);
        for (ScriptCall& call : calls) {
            if (const NodeIndex container = m_around[call.call].container; container != noNode)
                call.container = indices.at(container);
        }
    }

    const SyntaxTree& m_tree;
    std::string_view m_text;
    std::string_view m_library;
    std::vector<Surroundings> m_around;
    std::set<std::string_view> m_slips; // names that are probably meant to be the library's
    // For tables with functions in them, the entries by key.
    std::map<NodeIndex, std::map<std::string_view, NodeIndex>> m_lastEntries;
    std::map<NodeIndex, NodeIndex> m_gotos;   // by function, the first goto in it
    std::map<NodeIndex, NodeIndex> m_returns; // by function, the first return that is not certain to run
};

} // namespace

std::optional<NodeIndex> valueOf(const SyntaxTree& tree, std::string_view text, NodeIndex table,
                                 std::string_view key) {
    std::optional<NodeIndex> value;
    for (NodeIndex entry = tree.nodes[table].firstChild; entry != noNode;
         entry = tree.nodes[entry].nextSibling) {
        if (tree.nodes[entry].kind == NodeKind::NamedEntry &&
            spelled(tree, text, tree.nodes[entry].firstChild) == key)
            value = tree.nodes[tree.nodes[entry].firstChild].nextSibling;
    }
    return value;
}

std::vector<ScriptCall> callsOf(const SyntaxTree& tree, std::string_view text, std::string_view library) {
    return CallFinder(tree, text, library).find();
}

} // namespace levwright::lua
