// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/JsonLines.h"

#include "core/base/Printable.h"

#include <format>

namespace levwright::cli {
namespace {

constexpr std::string_view replacementCharacter = "\xEF\xBF\xBD";

std::string escaped(char c) {
    switch (c) {
    case '"':
        return "\\\"";
    case '\\':
        return "\\\\";
    case '\n':
        return "\\n";
    case '\t':
        return "\\t";
    default:
        return static_cast<unsigned char>(c) < ' ' || c == '\x7f' ? std::format("\\u{:04x}", unsigned(c))
                                                                  : std::string(1, c);
    }
}

// Of two or three bytes, as all are that are not printable.
std::string escapedCharacter(std::string_view character) {
    constexpr unsigned bitsOfContinuation = 6;
    unsigned number = static_cast<unsigned char>(character.front()) & (character.size() == 2 ? 0x1FU : 0x0FU);
    for (const char byte : character.substr(1))
        number = number << bitsOfContinuation | (static_cast<unsigned char>(byte) & 0x3FU);
    return std::format("\\u{:04x}", number);
}

std::string jsonRange(const TextSnapshot& text, Range range) {
    const LinePosition begin = text.position(range.begin);
    const LinePosition end = text.position(range.end);
    return std::format(R"("line":{},"column":{},"endLine":{},"endColumn":{})", begin.line + 1,
                       begin.column + 1, end.line + 1, end.column + 1);
}

std::string jsonFix(const TextSnapshot& text, const Fix& fix) {
    std::string edits;
    for (const Replacement& replacement : fix.edit.replacements())
        edits += std::format(R"({}{{{},"text":{}}})", edits.empty() ? "" : ",",
                             jsonRange(text, replacement.range), jsonText(replacement.text));
    return std::format(R"({{"label":{},"edits":[{}]}})", jsonText(fix.label), edits);
}

} // namespace

std::string jsonText(std::string_view bytes) {
    std::string text = "\"";
    while (!bytes.empty()) {
        const std::size_t length = utf8Length(bytes);
        if (length == 0)
            text += replacementCharacter;
        else if (length == 1)
            text += escaped(bytes.front());
        else if (const std::string_view character = bytes.substr(0, length);
                 printable(character) == character)
            text += character;
        else
            text += escapedCharacter(character);
        bytes.remove_prefix(length == 0 ? 1 : length);
    }
    return text + '"';
}

std::string jsonLine(std::string_view file, const TextSnapshot& text, const Diagnostic& diagnostic,
                     std::optional<std::size_t> compilerLine) {
    std::string fixes;
    for (const Fix& fix : diagnostic.fixes)
        fixes += (fixes.empty() ? "" : ",") + jsonFix(text, fix);
    const std::string line = compilerLine ? std::format(R"("compilerLine":{},)", *compilerLine) : "";
    return std::format("{{\"file\":{},{},{}\"severity\":\"{}\",\"code\":{},\"message\":{},\"fixes\":[{}]}}\n",
                       jsonText(file), jsonRange(text, diagnostic.range), line, nameOf(diagnostic.severity()),
                       jsonText(kindOf(diagnostic.code).name), jsonText(diagnostic.message()), fixes);
}

std::string jsonLine(std::string_view file, std::string_view message, Severity severity) {
    return std::format("{{\"file\":{},\"severity\":\"{}\",\"message\":{}}}\n", jsonText(file),
                       nameOf(severity), jsonText(message));
}

} // namespace levwright::cli
