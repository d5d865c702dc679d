// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Language.h"

#include "core/base/Phrase.h"

#include <algorithm>
#include <array>

namespace levwright::cli {
namespace {

bool isUtf8(std::string_view locale) {
    const std::size_t dot = locale.find('.');
    if (dot == std::string_view::npos)
        return true;
    std::string encoding(locale.substr(dot + 1, locale.find('@', dot) - dot - 1));
    std::erase(encoding, '-');
    std::ranges::transform(encoding, encoding.begin(), [](char c) { return char(c | ' '); });
    return encoding == "utf8";
}

// Of LC_ALL, LC_MESSAGES and LANG, the first that is not empty.
std::string_view localeIn(const Variable& variable) {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        if (const char* value = variable(name); value != nullptr && *value != '\0')
            return value;
    }
    return {};
}

} // namespace

const Phrasebook* phrasebookFor(const Variable& variable) {
    const std::string_view locale = localeIn(variable);
    if (locale.empty() || locale == "C" || locale == "POSIX" || locale.starts_with("C.") || !isUtf8(locale))
        return nullptr;
    const char* listed = variable("LANGUAGE");
    std::string_view wanted = listed == nullptr ? "" : listed;
    if (wanted.empty())
        return levwright::phrasebookFor(locale);
    while (!wanted.empty()) {
        const std::size_t end = wanted.find(':');
        const std::string_view language = wanted.substr(0, end);
        if (language == "en" || language.starts_with("en_"))
            return nullptr;
        if (const Phrasebook* book = levwright::phrasebookFor(language))
            return book;
        wanted.remove_prefix(end == std::string_view::npos ? wanted.size() : end + 1);
    }
    return nullptr;
}

bool isForPrograms(std::string_view calledAs, std::span<const std::string> arguments) {
    constexpr std::array<std::string_view, 4> commands{"lev_comp", "dgn_comp", "world", "lsp"};
    calledAs.remove_prefix(calledAs.rfind('/') + 1);
    if (std::ranges::contains(commands, calledAs) || std::ranges::contains(arguments, "--json"))
        return true;
    // The option for folders of games may stand before the command.
    while (!arguments.empty() && arguments.front().starts_with("--game-dir"))
        arguments = arguments.subspan(
            std::min<std::size_t>(arguments.size(), arguments.front() == "--game-dir" ? 2 : 1));
    return !arguments.empty() && std::ranges::contains(commands, arguments.front());
}

} // namespace levwright::cli
