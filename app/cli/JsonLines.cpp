// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/JsonLines.h"

#include "core/base/Json.h"

#include <nlohmann/json.hpp>

namespace levwright::cli {
namespace {

using Json = JsonToWrite;

// Adds the begin and end of the range.
void addRange(Json& json, const TextSnapshot& text, Range range) {
    const LinePosition begin = text.position(range.begin);
    const LinePosition end = text.position(range.end);
    json["line"] = begin.line + 1;
    json["column"] = begin.column + 1;
    json["endLine"] = end.line + 1;
    json["endColumn"] = end.column + 1;
}

Json fixJson(const TextSnapshot& text, const Fix& fix) {
    Json edits = Json::array();
    for (const Replacement& replacement : fix.edit.replacements()) {
        Json& edit = edits.emplace_back();
        addRange(edit, text, replacement.range);
        edit["text"] = replacement.text;
    }
    return {{"label", fix.label}, {"edits", std::move(edits)}};
}

} // namespace

std::string jsonLine(std::string_view file, const TextSnapshot& text, const Diagnostic& diagnostic,
                     std::optional<std::size_t> compilerLine) {
    Json json{{"file", file}};
    addRange(json, text, diagnostic.range);
    if (compilerLine)
        json["compilerLine"] = *compilerLine;
    json["severity"] = nameOf(diagnostic.severity());
    json["code"] = kindOf(diagnostic.code).name;
    json["message"] = diagnostic.message();
    json["fixes"] = Json::array();
    for (const Fix& fix : diagnostic.fixes)
        json["fixes"].push_back(fixJson(text, fix));
    return toLine(json) + '\n';
}

std::string jsonLine(std::string_view file, std::string_view message, Severity severity) {
    return toLine({{"file", file}, {"severity", nameOf(severity)}, {"message", message}}) + '\n';
}

} // namespace levwright::cli
