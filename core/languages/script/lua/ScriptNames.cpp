// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/script/lua/ScriptNames.h"

#include "core/base/Phrase.h"

#include <array>
#include <format>
#include <map>
#include <unordered_map>

namespace levwright::lua {
namespace {

// By these a script can reach its global names in ways that cannot be seen.
constexpr std::array<std::string_view, 6> openNames{"_G", "_ENV", "load", "loadfile", "dofile", "require"};

class NameFinder {
public:
    NameFinder(const SyntaxTree& tree, std::string_view text) : m_tree(tree), m_text(text) {}

    NameTable find() && {
        walk();
        resolveJumps();
        objectToGlobals();
        putInOrder(m_names);
        return std::move(m_names);
    }

private:
    const Node& at(NodeIndex node) const { return m_tree.nodes[node]; }
    std::string_view slice(NodeIndex node) const {
        const Range range = m_tree.range(node);
        return m_text.substr(range.begin, range.size());
    }
    bool isFirstOf(NodeIndex node, NodeIndex parent) const { return at(parent).firstChild == node; }
    void eachChild(NodeIndex node, auto&& visit) const {
        for (NodeIndex child = at(node).firstChild; child != noNode; child = at(child).nextSibling)
            visit(child);
    }

    // Without recursion, because trees may be as deep as their text is long (a+b+c and so on).
    void walk() {
        NodeIndex node = m_tree.root();
        enter(node);
        for (;;) {
            if (at(node).firstChild != noNode) {
                node = at(node).firstChild;
                enter(node);
                continue;
            }
            leave(node);
            while (node != m_tree.root() && at(node).nextSibling == noNode) {
                node = at(node).parent;
                leave(node);
            }
            if (node == m_tree.root())
                return;
            node = at(node).nextSibling;
            enter(node);
        }
    }

    void enter(NodeIndex node) {
        switch (at(node).kind) {
        case NodeKind::Function:
            m_scopes.emplace_back();
            return declareReceiver(at(node).parent);
        case NodeKind::Block:
            m_scopes.emplace_back();
            return declareLoopNames(at(node).parent);
        case NodeKind::Name:
            return enterName(node, at(node).parent);
        default:
            return;
        }
    }

    void leave(NodeIndex node) {
        const NodeIndex parent = at(node).parent;
        switch (at(node).kind) {
        case NodeKind::Local:
            return declareLocals(node);
        case NodeKind::Block:
            // The condition after until sees the names of the block.
            if (parent != noNode && at(parent).kind == NodeKind::Repeat)
                return;
            return closeScope();
        case NodeKind::Function:
        case NodeKind::Repeat:
            return closeScope();
        default:
            return;
        }
    }

    void closeScope() {
        for (const std::string_view name : m_scopes.back())
            m_visible[name].pop_back();
        m_scopes.pop_back();
    }

    std::size_t make(NameKind kind, std::string_view name) {
        m_names.push_back({kind, std::string(name), {}, {}});
        return m_names.size() - 1;
    }

    std::size_t show(NameKind kind, std::string_view name) {
        const std::size_t thing = make(kind, name);
        m_visible[name].push_back(thing);
        m_scopes.back().push_back(name);
        return thing;
    }

    void declare(NameKind kind, NodeIndex name) {
        if (at(name).kind == NodeKind::Name)
            m_names[show(kind, slice(name))].uses.push_back({m_tree.range(name), true});
    }

    // function table:method() has a parameter that is not written.
    void declareReceiver(NodeIndex statement) {
        if (statement == noNode || at(statement).kind != NodeKind::FunctionStatement)
            return;
        const NodeIndex name = at(statement).firstChild;
        if (at(name).kind != NodeKind::Member)
            return;
        for (std::uint32_t token = at(name).firstToken; token < at(name).endToken; ++token) {
            if (m_tree.tokens[token].kind != TokenKind::Colon)
                continue;
            m_names[show(NameKind::Parameter, "self")].objection =
                say("Lua itself gives this name to the owner of a method.");
            return;
        }
    }

    void declareLoopNames(NodeIndex loop) {
        if (loop == noNode)
            return;
        const NodeIndex first = at(loop).firstChild;
        if (at(loop).kind == NodeKind::NumericFor)
            declare(NameKind::LoopVariable, first);
        else if (at(loop).kind == NodeKind::GenericFor)
            eachChild(first, [&](NodeIndex name) { declare(NameKind::LoopVariable, name); });
    }

    // The names are valid after the statement.
    void declareLocals(NodeIndex statement) {
        const NodeIndex names = at(statement).firstChild;
        const NodeIndex values = at(names).nextSibling;
        NodeIndex value = values == noNode ? noNode : at(values).firstChild;
        eachChild(names, [&](NodeIndex name) {
            if (at(name).kind == NodeKind::Attribute)
                return;
            const bool isFunction = value != noNode && at(value).kind == NodeKind::Function;
            declare(isFunction ? NameKind::Function : NameKind::Variable, name);
            value = value == noNode ? noNode : at(value).nextSibling;
        });
    }

    void enterName(NodeIndex node, NodeIndex parent) {
        const bool isFirst = isFirstOf(node, parent);
        switch (at(parent).kind) {
        case NodeKind::Names:
        case NodeKind::Attribute:
            return;
        case NodeKind::Parameters:
            return declare(NameKind::Parameter, node);
        case NodeKind::LocalFunction:
            return declare(NameKind::Function, node);
        case NodeKind::Member:
        case NodeKind::MethodCall:
            return isFirst ? refer(node) : void();
        case NodeKind::NamedEntry:
        case NodeKind::NumericFor:
            return isFirst ? void() : refer(node);
        case NodeKind::Label:
            return declareLabel(node);
        case NodeKind::Goto:
            m_jumps.push_back(node);
            return;
        default:
            return refer(node);
        }
    }

    // Whether a statement gives the name a value.
    bool isAssigned(NodeIndex node) const {
        const NodeIndex list = at(node).parent;
        const NodeIndex statement = at(list).parent;
        if (at(list).kind == NodeKind::FunctionStatement)
            return isFirstOf(node, list);
        return at(list).kind == NodeKind::Expressions && statement != noNode &&
               at(statement).kind == NodeKind::Assignment && isFirstOf(list, statement);
    }

    bool isGivenFunction(NodeIndex node) const {
        const NodeIndex list = at(node).parent;
        if (at(list).kind == NodeKind::FunctionStatement)
            return true;
        const NodeIndex values = at(list).nextSibling;
        const NodeIndex value = values == noNode ? noNode : at(values).firstChild;
        return isFirstOf(node, list) && value != noNode && at(value).kind == NodeKind::Function;
    }

    void refer(NodeIndex node) {
        const std::string_view name = slice(node);
        const auto visible = m_visible.find(name);
        const bool isLocal = visible != m_visible.end() && !visible->second.empty();
        std::size_t thing = 0;
        if (isLocal) {
            thing = visible->second.back();
        } else {
            const auto [found, isNew] = m_globals.try_emplace(name, m_names.size());
            thing = isNew ? make(NameKind::Variable, name) : found->second;
        }
        const bool defines = isAssigned(node);
        m_names[thing].uses.push_back({m_tree.range(node), defines});
        if (defines && !isLocal && isGivenFunction(node))
            m_names[thing].kind = NameKind::Function;
    }

    NodeIndex blockAround(NodeIndex node) const {
        for (node = at(node).parent; node != noNode; node = at(node).parent) {
            if (at(node).kind == NodeKind::Block || at(node).kind == NodeKind::Function)
                return node;
        }
        return noNode;
    }

    void declareLabel(NodeIndex name) {
        const auto key = std::pair(blockAround(name), slice(name));
        const auto [found, isNew] = m_labels.try_emplace(key, m_names.size());
        if (isNew)
            make(NameKind::Label, slice(name));
        m_names[found->second].uses.push_back({m_tree.range(name), true});
    }

    // A label can be seen in its block and in those within, but not in functions.
    void resolveJumps() {
        for (const NodeIndex jump : m_jumps) {
            NodeIndex block = blockAround(jump);
            auto found = m_labels.end();
            while (block != noNode && at(block).kind == NodeKind::Block && found == m_labels.end()) {
                found = m_labels.find({block, slice(jump)});
                block = blockAround(block);
            }
            const std::size_t thing =
                found != m_labels.end() ? found->second : make(NameKind::Label, slice(jump));
            m_names[thing].uses.push_back({m_tree.range(jump), false});
        }
    }

    void objectToGlobals() {
        for (const std::string_view name : openNames) {
            if (!m_globals.contains(name))
                continue;
            for (const auto& [global, thing] : m_globals)
                m_names[thing].objection =
                    say("The script uses “{}”, which can reach all global names.", name);
            return;
        }
    }

    const SyntaxTree& m_tree;
    std::string_view m_text;
    NameTable m_names;
    std::vector<std::vector<std::string_view>> m_scopes; // the names that each declares, innermost last
    std::unordered_map<std::string_view, std::vector<std::size_t>> m_visible; // by name, innermost last
    std::unordered_map<std::string_view, std::size_t> m_globals;
    std::map<std::pair<NodeIndex, std::string_view>, std::size_t> m_labels; // by block
    std::vector<NodeIndex> m_jumps;
};

} // namespace

NameTable namesOf(const SyntaxTree& tree, std::string_view text) {
    return NameFinder(tree, text).find();
}

} // namespace levwright::lua
