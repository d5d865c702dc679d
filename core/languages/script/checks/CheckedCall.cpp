// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/script/checks/CheckedCall.h"

#include "core/base/Phrase.h"

#include <format>

namespace levwright::script {

std::optional<CheckedCall> callAt(const CheckContext& context, NodeIndex node, std::string_view function) {
    const ScriptText& script = context.script;
    CheckedCall call{.function = function, .node = node, .arguments = {}};
    const std::vector<NodeIndex> parts = script.childrenOf(node);
    const NodeIndex arguments = parts.back();
    if (script.at(arguments).kind != NodeKind::Arguments)
        return std::nullopt;
    if (script.at(node).kind == NodeKind::MethodCall)
        call.arguments.push_back(parts.front());
    for (const NodeIndex argument : script.childrenOf(arguments)) {
        const NodeKind kind = script.at(argument).kind;
        if (kind == NodeKind::Missing || kind == NodeKind::Error)
            return std::nullopt;
        call.arguments.push_back(argument);
    }
    const bool isTable = !call.arguments.empty() &&
                         script.at(call.arguments.front()).kind == NodeKind::Table &&
                         context.facts.functions.takesTable(function);
    if (isTable)
        call.table = call.arguments.front();
    return call;
}

std::string formsInWords(const CheckContext& context, std::string_view function) {
    std::string words;
    const auto add = [&](const std::string& form) {
        words.append(words.empty() ? "" : said(" or ")).append(form);
    };
    for (const FormRow& form : context.facts.functions.formsOf(function)) {
        std::string keys;
        for (const std::string_view key : form.keys)
            keys += (keys.empty() ? "" : ", ") + std::string(key);
        add(keys.empty() ? say("nothing") : std::format("({})", keys));
    }
    if (context.facts.functions.takesTable(function))
        add(say("a table"));
    return words.empty() ? say("nothing") : words;
}

} // namespace levwright::script
