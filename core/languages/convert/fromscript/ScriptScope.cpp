// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/convert/fromscript/ScriptScope.h"

#include "core/languages/script/lua/LuaLiterals.h"

#include <ranges>

namespace levwright::fromscript {

Meaning* ScriptScope::find(std::string_view name) {
    for (auto& [known, meaning] : std::views::reverse(m_names)) {
        if (known == name)
            return &meaning;
    }
    return nullptr;
}

const Variable* ScriptScope::variable(std::string_view name) {
    Meaning* meaning = find(name);
    return meaning == nullptr ? nullptr : std::get_if<Variable>(meaning);
}

bool ScriptScope::isOfOuterBlock(std::string_view written) const {
    for (std::size_t i = 0; i < m_blockStart; ++i) {
        const auto* variable = std::get_if<Variable>(&m_names[i].second);
        if (variable != nullptr && variable->name == written)
            return true;
    }
    return false;
}

// The name may contain only letters and underscores.
std::string ScriptScope::nameFor(std::string_view name, VariableKind kind, bool isList) {
    std::string written = "$";
    for (const char c : name)
        written += lua::isDigit(c) ? char('a' + (c - '0')) : c;
    const Use wanted{std::string(name), kind, isList};
    while (true) {
        const auto [known, isNew] = m_used.try_emplace(written, wanted);
        if ((isNew || known->second == wanted) && !isOfOuterBlock(written))
            return written;
        written += '_';
    }
}

} // namespace levwright::fromscript
