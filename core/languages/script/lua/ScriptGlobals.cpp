// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/script/lua/ScriptGlobals.h"

#include "core/languages/script/lua/LuaParser.h"

#include <algorithm>
#include <ranges>
#include <string_view>

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

namespace {

std::string_view takeName(std::string_view& text) {
    const auto isPart = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
    };
    const auto end = std::ranges::find_if_not(text, isPart);
    const auto size = std::size_t(end - text.begin());
    const std::string_view name = text.substr(0, size);
    text.remove_prefix(size);
    return name;
}

void skipBlanks(std::string_view& text) {
    text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
}

void addGlobal(std::vector<ScriptGlobal>& globals, std::string_view line) {
    std::string_view name = takeName(line);
    skipBlanks(line);
    const bool isFunction = name == "function";
    if (isFunction) {
        name = takeName(line);
        skipBlanks(line);
    }
    const bool isGlobal =
        isFunction ? line.starts_with('(') : line.starts_with('=') && !line.starts_with("==");
    if (isGlobal && !name.empty() && std::ranges::find(globals, name, &ScriptGlobal::name) == globals.end())
        globals.push_back({name, isFunction});
}

} // namespace

std::vector<ScriptGlobal> scriptGlobals(std::string_view script) {
    constexpr std::size_t most = 1000;
    std::vector<ScriptGlobal> globals;
    for (const auto part : script | std::views::split('\n')) {
        if (globals.size() < most)
            addGlobal(globals, std::string_view(part));
    }
    return globals;
}

} // namespace levwright::lua
