// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/ScriptGlobals.h"

#include <algorithm>
#include <ranges>
#include <string_view>

namespace levwright::sources {

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

} // namespace levwright::sources
