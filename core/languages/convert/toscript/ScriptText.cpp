// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/convert/toscript/ScriptText.h"

#include <algorithm>
#include <format>

namespace levwright::toscript {

void ScriptText::line(std::string_view words) {
    constexpr std::size_t blanksOfLevel = 3; // as in the game's own scripts
    m_text.append(std::size_t(m_depth) * blanksOfLevel, ' ').append(words).append("\n");
}

void ScriptText::comment(std::string_view words) {
    words.remove_prefix(std::min(words.find_first_not_of(" \t"), words.size()));
    if (words.starts_with('#'))
        words.remove_prefix(1);
    const std::size_t last = words.find_last_not_of(" \t\r\n");
    words = words.substr(0, last == std::string_view::npos ? 0 : last + 1);
    // A bracket right after -- would open a comment of several lines.
    line(std::format("--{}{}", words.starts_with('[') ? " " : "", words));
}

void CallText::key(std::string_view key, std::string_view value) {
    m_keys += std::format("{}{} = {}", m_keys.empty() ? "" : ", ", key, value);
}

std::string CallText::text() const {
    if (hasKeys())
        return std::format("{}({{ {} }})", m_function, m_keys);
    std::string listed;
    for (const std::string& argument : m_arguments)
        listed += (listed.empty() ? "" : ", ") + argument;
    return std::format("{}({})", m_function, listed);
}

std::string CallText::textUpTo(std::string_view functionKey) const {
    return std::format("{}({{ {}{}{} = function()", m_function, m_keys, hasKeys() ? ", " : "", functionKey);
}

} // namespace levwright::toscript
