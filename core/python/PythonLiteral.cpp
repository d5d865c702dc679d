// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/python/PythonLiteral.h"

#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/python/LiteralParser.h"
#include "core/python/LiteralWriter.h"

#include <algorithm>
#include <format>
#include <optional>
#include <ranges>
#include <span>

namespace levwright::python {
namespace {

std::string_view lineEndOf(std::string_view source) {
    const std::size_t at = source.find('\n');
    return at != std::string_view::npos && at > 0 && source[at - 1] == '\r' ? "\r\n" : "\n";
}

constexpr const char* unreadable = phrase("This string has braces or an escape that Python refuses, or an "
                                          "escape that gives a character by its name.");

std::string whyUnwritable(const PythonLiteral& literal) {
    if (literal.isRaw)
        return say("This string is raw, so it has no escapes, and without them it cannot hold this text.");
    return say("This string cannot hold this text.");
}

std::string joined(const std::vector<LiteralUnit>& units) {
    std::string text;
    for (const LiteralUnit& unit : units)
        text += unit.text;
    return text;
}

// A run of units that changes, and what is there instead.
struct Difference {
    Range source;
    std::string_view text;
};

using Units = std::span<const LiteralUnit>;

// The place of each computed part in the text, found from its beginning. Empty if one is missing.
std::optional<std::vector<std::size_t>> partsFromFront(Units units, std::string_view text) {
    std::vector<std::size_t> places;
    std::size_t at = 0;
    for (const LiteralUnit& unit : units) {
        if (!unit.isComputed)
            continue;
        const std::size_t found = text.find(unit.text, at);
        if (found == std::string_view::npos)
            return std::nullopt;
        places.push_back(found);
        at = found + unit.text.size();
    }
    return places;
}

// The same, found from the end of the text.
std::optional<std::vector<std::size_t>> partsFromBack(Units units, std::string_view text) {
    std::vector<std::size_t> places;
    for (const LiteralUnit& unit : std::views::reverse(units)) {
        if (!unit.isComputed)
            continue;
        const std::size_t found = text.rfind(unit.text);
        if (found == std::string_view::npos)
            return std::nullopt;
        places.push_back(found);
        text = text.substr(0, found);
    }
    std::ranges::reverse(places);
    return places;
}

// What changes between the computed parts of those units. Empty if a part is missing in the text, or could be
// in several places.
std::optional<std::vector<Difference>> betweenParts(Units units, Range source, std::string_view text) {
    const auto places = partsFromFront(units, text);
    if (!places || places != partsFromBack(units, text))
        return std::nullopt;
    std::vector<Difference> differences;
    std::size_t at = 0;
    std::size_t part = 0;
    for (const LiteralUnit& unit : units) {
        if (!unit.isComputed)
            continue;
        const std::size_t place = (*places)[part++];
        differences.push_back({{source.begin, unit.source.begin}, text.substr(at, place - at)});
        source.begin = unit.source.end;
        at = place + unit.text.size();
    }
    differences.push_back({source, text.substr(at)});
    return differences;
}

// The units at both ends stay, and so do computed parts. In the order of the source; empty if a part would
// not stay.
std::optional<std::vector<Difference>> differencesOf(Units units, const PythonLiteral& literal,
                                                     std::string_view text) {
    Range source = literal.body;
    while (!units.empty() && text.starts_with(units.front().text)) {
        text.remove_prefix(units.front().text.size());
        source.begin = units.front().source.end;
        units = units.subspan(1);
    }
    while (!units.empty() && text.ends_with(units.back().text)) {
        text.remove_suffix(units.back().text.size());
        source.end = units.back().source.begin;
        units = units.first(units.size() - 1);
    }
    return betweenParts(units, source, text);
}

std::string with(std::string_view source, const PythonLiteral& literal,
                 const std::vector<Difference>& differences, std::string_view lineEnd) {
    std::string changed;
    Offset at = 0;
    for (const Difference& difference : differences) {
        changed += source.substr(at, difference.source.begin - at);
        changed += written(difference.text, literal, lineEnd);
        at = difference.source.end;
    }
    return changed.append(source.substr(at));
}

std::vector<std::string_view> partsOf(std::string_view source, const PythonLiteral& literal) {
    std::vector<std::string_view> parts;
    parts.reserve(literal.parts.size());
    for (const Range part : literal.parts)
        parts.push_back(source.substr(part.begin, part.size()));
    return parts;
}

// Whether Python reads the text there, with the same parts computed, and then what stood after the literal.
bool gives(std::string_view changed, std::string_view source, const PythonLiteral& literal,
           std::string_view text) {
    const std::optional<PythonLiteral> now = literalAt(changed, literal.range.begin);
    if (!now || changed.substr(now->range.end) != source.substr(literal.range.end) ||
        now->isTriple != literal.isTriple || now->body.begin != literal.body.begin ||
        partsOf(changed, *now) != partsOf(source, literal))
        return false;
    const auto units = unitsOf(changed, *now);
    return units && joined(*units) == text;
}

// The first computed part that the text lacks, or else the first of all.
std::string touchedPart(std::string_view source, const PythonLiteral& literal, std::string_view text) {
    const std::vector<std::string_view> parts = partsOf(source, literal);
    std::string_view touched = parts.front();
    for (const std::string_view part : parts) {
        const std::size_t found = text.find(part);
        if (found == std::string_view::npos) {
            touched = part;
            break;
        }
        text.remove_prefix(found + part.size());
    }
    constexpr std::size_t longest = 40;
    return shortened(touched, longest);
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
    const auto units = unitsOf(source, literal);
    return units ? Result<std::string>(joined(*units)) : failure(std::string(said(unreadable)));
}

Result<std::string> replaced(std::string_view source, const PythonLiteral& literal, std::string_view text) {
    const auto units = unitsOf(source, literal);
    if (!units)
        return failure(std::string(said(unreadable)));
    if (joined(*units) == text)
        return std::string(source);
    if (!literal.isBytes && !isUtf8(text))
        return failure(say("The text is not UTF-8, which no Python string can contain."));
    const std::string_view lineEnd = lineEndOf(source);
    const auto differences = differencesOf(*units, literal, text);
    if (!differences)
        return failure(say("The program computes {}. It can be changed only there.",
                           touchedPart(source, literal, text)));
    std::string changed = with(source, literal, *differences, lineEnd);
    if (gives(changed, source, literal, text))
        return changed;
    if (literal.parts.empty()) {
        changed = with(source, literal, {{literal.body, text}}, lineEnd);
        if (gives(changed, source, literal, text))
            return changed;
    }
    return failure(whyUnwritable(literal));
}

} // namespace levwright::python
