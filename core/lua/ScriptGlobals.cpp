// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lua/ScriptGlobals.h"

#include "core/lua/LuaParser.h"

namespace levwright::lua {
namespace {

// The value that an assignment gives to a name; noNode if it gives none.
NodeIndex valueIn(const SyntaxTree& tree, std::string_view text, NodeIndex assignment,
                  std::string_view name) {
    const NodeIndex targets = tree.nodes[assignment].firstChild;
    const NodeIndex values = tree.nodes[targets].nextSibling;
    NodeIndex value = values == noNode ? noNode : tree.nodes[values].firstChild;
    for (NodeIndex target = tree.nodes[targets].firstChild; target != noNode && value != noNode;
         target = tree.nodes[target].nextSibling, value = tree.nodes[value].nextSibling) {
        const Range range = tree.range(target);
        if (tree.nodes[target].kind == NodeKind::Name && text.substr(range.begin, range.size()) == name)
            return value;
    }
    return noNode;
}

} // namespace

NodeIndex valueOfGlobal(const SyntaxTree& tree, std::string_view text, std::string_view name) {
    NodeIndex found = noNode;
    for (NodeIndex statement = tree.nodes[tree.root()].firstChild; statement != noNode;
         statement = tree.nodes[statement].nextSibling) {
        if (tree.nodes[statement].kind != NodeKind::Assignment)
            continue;
        if (const NodeIndex value = valueIn(tree, text, statement, name); value != noNode)
            found = value;
    }
    return found;
}

bool givesGlobal(std::string_view text, std::string_view name) {
    return text.contains(name) && valueOfGlobal(parseScript(text), text, name) != noNode;
}

bool isSoundAndGivesGlobal(std::string_view text, std::string_view name) {
    if (!text.contains(name))
        return false;
    const SyntaxTree tree = parseScript(text);
    return tree.errors.empty() && valueOfGlobal(tree, text, name) != noNode;
}

} // namespace levwright::lua
