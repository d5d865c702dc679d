// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/Silence.h"

#include "core/base/Contract.h"

#include <algorithm>
#include <format>
#include <vector>

namespace levwright {
namespace {

constexpr std::string_view opening = " levwright: silence ";

std::vector<std::string_view> namesIn(const LevelTree& tree, std::string_view text, std::string_view mark) {
    std::vector<std::string_view> names;
    for (const Range& rest : commentsWith(tree, text, mark, opening)) {
        const std::string_view words = text.substr(rest.begin, rest.size());
        names.push_back(words.substr(0, words.find_first_of(" \t")));
    }
    return names;
}

} // namespace

bool canBeSilenced(DiagnosticCode code) {
    return kindOf(code).finder == Finder::Levwright && code != DiagnosticCode::TextIgnoredAfterByte &&
           code != DiagnosticCode::SameLevelName;
}

void dropSilenced(const LevelTree& tree, std::string_view text, std::string_view mark,
                  Diagnostics& diagnostics) {
    if (std::ranges::none_of(diagnostics, canBeSilenced, &Diagnostic::code))
        return; // the text need not be searched
    const std::vector<std::string_view> names = namesIn(tree, text, mark);
    std::erase_if(diagnostics, [&](const Diagnostic& diagnostic) {
        return canBeSilenced(diagnostic.code) && std::ranges::contains(names, kindOf(diagnostic.code).name);
    });
}

TextEdit silenced(const LevelTree& tree, std::string_view text, DiagnosticCode code) {
    require(tree.hasHeader && canBeSilenced(code), "a problem of a level that may be silenced");
    const std::string comment = std::format("{}{}{}", commentMark, opening, kindOf(code).name);
    const std::size_t lineEnd = text.find('\n', tree.statements.front().range.end);
    if (lineEnd == std::string_view::npos)
        return TextEdit::insert(Offset(text.size()), '\n' + comment + '\n');
    const bool hasReturn = lineEnd > 0 && text[lineEnd - 1] == '\r';
    return TextEdit::insert(Offset(lineEnd + 1), comment + (hasReturn ? "\r\n" : "\n"));
}

TextEdit silencedInScript(std::string_view text, DiagnosticCode code) {
    require(canBeSilenced(code), "a problem that may be silenced");
    const std::size_t lineEnd = text.find('\n');
    const bool hasReturn = lineEnd != std::string_view::npos && lineEnd > 0 && text[lineEnd - 1] == '\r';
    const bool beginsWithComment = text.starts_with(scriptCommentMark) && !text.starts_with("--[");
    const std::string comment =
        std::format("{}{}{}{}", scriptCommentMark, opening, kindOf(code).name, hasReturn ? "\r\n" : "\n");
    if (!beginsWithComment)
        return TextEdit::insert(0, comment);
    if (lineEnd == std::string_view::npos)
        return TextEdit::insert(Offset(text.size()), '\n' + comment);
    return TextEdit::insert(Offset(lineEnd + 1), comment);
}

} // namespace levwright
