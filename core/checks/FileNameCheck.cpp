// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/FileNameCheck.h"

#include "core/base/FileName.h"
#include "core/base/Phrase.h"

#include <algorithm>

namespace levwright {
namespace {

// The name for messages; it may contain any bytes and have any length.
std::string nameInMessages(std::string_view name) {
    constexpr std::size_t longest = 40;
    std::string shown(name.substr(0, longest));
    std::ranges::replace(shown, '\0', '?');
    return shown + (name.size() > longest ? "…" : "");
}

} // namespace

TextEdit nameWithout(const Argument& name, std::string_view text, char unwanted) {
    std::vector<Replacement> edit;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == unwanted)
            edit.push_back({{name.text.begin + i, name.text.begin + i + 1}, ""});
    }
    return TextEdit(std::move(edit));
}

void checkFileName(LevelModel& level, std::string_view levelText) {
    if (!level.hasHeader())
        return;
    const StatementNode& statement = level.tree->statements.front();
    const Argument* name = statement.broken ? nullptr : statement.find(Field::LevelName);
    if (name == nullptr)
        return;
    const std::string_view text = levelText.substr(name->text.begin, name->text.size());
    const std::string_view used = text.substr(0, text.find('\0'));
    const std::optional<std::string> reason = whyNoFileName(text, levelFileSuffix);
    if (!reason)
        return;
    Diagnostic& found = level.diagnostics.emplace_back(
        Diagnostic{.code = DiagnosticCode::LevelNameNoFile,
                   .range = name->range,
                   .anchor = statement.colon ? std::optional(statement.colon->begin) : std::nullopt,
                   .arguments = {nameInMessages(text), *reason},
                   .fixes = {}});
    if (std::ranges::any_of(used, [](char c) { return c != '/'; }) && used.contains('/'))
        found.fixes.push_back({say("Remove the slashes"), nameWithout(*name, used, '/')});
    else if (!used.empty() && used.size() < text.size())
        found.fixes.push_back({say("Remove what the game does not read"),
                               TextEdit::erase({name->text.begin + used.size(), name->text.end})});
}

} // namespace levwright
