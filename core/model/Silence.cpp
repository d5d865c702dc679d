// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/Silence.h"

#include "core/base/Contract.h"

#include <algorithm>
#include <format>
#include <vector>

namespace levwright {
namespace {

constexpr std::string_view opening = "# levwright: silence ";

bool isInMap(const LevelTree& tree, Offset at) {
    return std::ranges::any_of(tree.sections, [&](const SectionNode& section) {
        return section.map && section.map->range.begin <= at && at < section.map->range.end;
    });
}

std::vector<std::string_view> namesIn(const LevelTree& tree, std::string_view text) {
    std::vector<std::string_view> names;
    for (std::size_t at = text.find(opening); at != std::string_view::npos; at = text.find(opening, at + 1)) {
        const bool isAtLineStart = at == 0 || text[at - 1] == '\n';
        if (!isAtLineStart || isInMap(tree, Offset(at)))
            continue;
        const std::string_view rest = text.substr(at + opening.size());
        names.push_back(rest.substr(0, rest.find_first_of(" \t\r\n")));
    }
    return names;
}

} // namespace

bool canBeSilenced(DiagnosticCode code) {
    return kindOf(code).finder == Finder::Levwright && code != DiagnosticCode::TextIgnoredAfterByte &&
           code != DiagnosticCode::SameLevelName;
}

void dropSilenced(const LevelTree& tree, std::string_view text, Diagnostics& diagnostics) {
    const std::vector<std::string_view> names = namesIn(tree, text);
    if (names.empty())
        return;
    std::erase_if(diagnostics, [&](const Diagnostic& diagnostic) {
        return canBeSilenced(diagnostic.code) && std::ranges::contains(names, kindOf(diagnostic.code).name);
    });
}

TextEdit silenced(const LevelTree& tree, std::string_view text, DiagnosticCode code) {
    require(tree.hasHeader && canBeSilenced(code), "a problem of a level that may be silenced");
    const std::string comment = std::format("{}{}", opening, kindOf(code).name);
    const std::size_t lineEnd = text.find('\n', tree.statements.front().range.end);
    if (lineEnd == std::string_view::npos)
        return TextEdit::insert(Offset(text.size()), '\n' + comment + '\n');
    const bool hasReturn = lineEnd > 0 && text[lineEnd - 1] == '\r';
    return TextEdit::insert(Offset(lineEnd + 1), comment + (hasReturn ? "\r\n" : "\n"));
}

} // namespace levwright
