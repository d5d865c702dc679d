// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/FileName.h"
#include "core/model/checks/Checks.h"

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

void checkFileName(LoweringContext& context) {
    if (!context.tree.hasHeader)
        return;
    const StatementNode& statement = context.tree.statements.front();
    const Argument* argument = statement.broken ? nullptr : statement.find(Field::LevelName);
    if (argument == nullptr)
        return;
    const Argument& name = *argument;
    const std::string_view text = context.textOf(name);
    const std::string_view used = text.substr(0, text.find('\0'));
    if (const std::optional<std::string> reason = whyNoFileName(text, levelFileSuffix)) {
        Diagnostic& found = context.report(DiagnosticCode::LevelNameNoFile, name.range, statement,
                                           {nameInMessages(text), *reason});
        if (std::ranges::any_of(used, [](char c) { return c != '/'; }) && used.contains('/'))
            found.fixes.push_back({"Leave the slashes out", nameWithout(name, used, '/')});
        else if (!used.empty() && used.size() < text.size())
            found.fixes.push_back({"Leave out what the game does not read",
                                   TextEdit::erase({name.text.begin + used.size(), name.text.end})});
    }
}

} // namespace levwright
