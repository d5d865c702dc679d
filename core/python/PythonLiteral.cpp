// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/python/PythonLiteral.h"

#include "core/python/LiteralParser.h"
#include "core/python/LiteralWriter.h"

#include <algorithm>
#include <optional>

namespace levwright::python {
namespace {

bool isNamePart(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           static_cast<unsigned char>(c) >= 0x80;
}

std::string_view lineEndOf(std::string_view source) {
    const std::size_t at = source.find('\n');
    return at != std::string_view::npos && at > 0 && source[at - 1] == '\r' ? "\r\n" : "\n";
}

std::string whyUnreadable(const PythonLiteral& literal) {
    return literal.hasParts ? "This string has computed parts in braces, so only Python knows its text."
                            : "This string has an escape that Python refuses, or that names a character.";
}

std::string whyUnwritable(const PythonLiteral& literal) {
    if (literal.isRaw)
        return "This string is raw, so it has no escapes, and without them it cannot hold this text.";
    return "This string cannot hold this text.";
}

std::string joined(const std::vector<LiteralUnit>& units) {
    std::string text;
    for (const LiteralUnit& unit : units)
        text += unit.text;
    return text;
}

// The units at both ends that stay, and what of the text is new between them.
struct Difference {
    Range source;
    std::string_view text;
};

Difference differenceOf(const std::vector<LiteralUnit>& units, const PythonLiteral& literal,
                        std::string_view text) {
    std::size_t first = 0;
    Difference difference{.source = literal.body, .text = text};
    for (; first < units.size() && difference.text.starts_with(units[first].text); ++first) {
        difference.text.remove_prefix(units[first].text.size());
        difference.source.begin = units[first].source.end;
    }
    for (std::size_t last = units.size(); last > first && difference.text.ends_with(units[last - 1].text);
         --last) {
        difference.text.remove_suffix(units[last - 1].text.size());
        difference.source.end = units[last - 1].source.begin;
    }
    return difference;
}

std::string with(std::string_view source, Range range, std::string_view instead) {
    std::string changed(source.substr(0, range.begin));
    changed += instead;
    changed += source.substr(range.end);
    return changed;
}

// Whether Python reads the text there, and then what stood behind the literal.
bool gives(std::string_view changed, std::string_view source, const PythonLiteral& literal,
           std::string_view text) {
    const std::optional<PythonLiteral> now = literalAt(changed, literal.range.begin);
    if (!now || changed.substr(now->range.end) != source.substr(literal.range.end) ||
        now->isTriple != literal.isTriple || now->body.begin != literal.body.begin || now->hasParts)
        return false;
    const auto units = unitsOf(changed, *now);
    return units && joined(*units) == text;
}

} // namespace

std::vector<PythonLiteral> literalsOf(std::string_view source) {
    std::vector<PythonLiteral> literals;
    for (Offset at = 0; at < source.size();) {
        const bool isInName = at > 0 && isNamePart(source[at - 1]) && isNamePart(source[at]);
        const std::string_view rest = source.substr(at);
        if (const auto literal = isInName ? std::nullopt : literalAt(source, at)) {
            literals.push_back(*literal);
            at = literal->range.end;
        } else if (rest.starts_with("\"\"\"") || rest.starts_with("'''")) {
            break; // it never ends
        } else if (rest[0] == '#' || rest[0] == '"' || rest[0] == '\'') {
            at = std::min(source.find_first_of("\r\n", at),
                          source.size()); // a comment, or a text that does not end
        } else {
            ++at;
        }
    }
    return literals;
}

Result<std::string> textOf(std::string_view source, const PythonLiteral& literal) {
    const auto units = literal.hasParts ? std::nullopt : unitsOf(source, literal);
    if (!units)
        return failure(whyUnreadable(literal));
    return joined(*units);
}

Result<std::string> replaced(std::string_view source, const PythonLiteral& literal, std::string_view text) {
    const auto units = literal.hasParts ? std::nullopt : unitsOf(source, literal);
    if (!units)
        return failure(whyUnreadable(literal));
    if (joined(*units) == text)
        return std::string(source);
    if (!literal.isBytes && !isUtf8(text))
        return failure("The text is not UTF-8, which no Python string can contain.");
    const std::string_view lineEnd = lineEndOf(source);
    const Difference difference = differenceOf(*units, literal, text);
    std::string changed = with(source, difference.source, written(difference.text, literal, lineEnd));
    if (gives(changed, source, literal, text))
        return changed;
    changed = with(source, literal.body, written(text, literal, lineEnd));
    if (gives(changed, source, literal, text))
        return changed;
    return failure(whyUnwritable(literal));
}

} // namespace levwright::python
