// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/python/Assignment.h"

#include "core/python/LiteralParser.h"

#include <algorithm>

namespace levwright::python {
namespace {

// Calls look(offset) for each byte outside of brackets and literals.
template <class Look>
void forOuterBytes(std::string_view source, Range range, const Look& look) {
    const std::string_view inside = source.substr(0, range.end);
    std::size_t open = 0;
    for (Offset at = range.begin; at < range.end;) {
        if (const auto literal = literalAt(inside, at)) {
            at = literal->range.end;
            continue;
        }
        const char c = inside[at];
        if (c == '"' || c == '\'')
            return; // it never ends
        if (c == '#') {
            at = std::min(inside.find('\n', at), inside.size());
            continue;
        }
        if ((c == ')' || c == ']' || c == '}') && open > 0)
            --open;
        if (open == 0)
            look(at);
        if (c == '(' || c == '[' || c == '{')
            ++open;
        ++at;
    }
}

} // namespace

Assignment assignmentIn(std::string_view source, Range statement) {
    constexpr std::string_view others = "=!<>:";
    constexpr std::string_view signs = "+-*/%@&|^<>";
    Assignment found{.value = statement};
    forOuterBytes(source, statement, [&](Offset at) {
        if (source[at] != '=' || at == statement.begin || !found.sign.empty())
            return;
        const bool isDouble = source[at - 1] == source[at] || source.substr(at + 1).starts_with('=');
        Offset end = at;
        while (end > found.value.begin && signs.contains(source[end - 1]))
            --end;
        const bool isComparison = end + 1 == at && (source[end] == '<' || source[end] == '>');
        if (isDouble || isComparison || (end == at && others.contains(source[at - 1])))
            return;
        if (end < at)
            found.sign = source.substr(end, at - end);
        found.targets.push_back({found.value.begin, end});
        found.value.begin = at + 1;
    });
    return found;
}

std::vector<Range> partsAt(std::string_view source, Range range, char separator) {
    std::vector<Range> parts{range};
    forOuterBytes(source, range, [&](Offset at) {
        if (source[at] != separator)
            return;
        parts.back().end = at;
        parts.push_back({at + 1, range.end});
    });
    return parts;
}

std::string nameOf(std::string_view target) {
    std::string name;
    bool hasEnded = false;
    for (const char c : target) {
        const bool isWord = isNamePart(c) || c == '.';
        if (c == ':')
            break; // its type
        if (isWord && !hasEnded)
            name += c;
        else if (isWord ||
                 (c != ' ' && c != '*' && c != '\n' && c != '\r' && c != '\t' && c != '(' && c != ')'))
            return {};
        else
            hasEnded = !name.empty();
    }
    return name;
}

std::vector<std::string> namesOf(std::string_view target) {
    std::vector<std::string> names;
    while (!target.empty()) {
        const std::size_t comma = std::min(target.find(','), target.size());
        names.push_back(nameOf(target.substr(0, comma)));
        target.remove_prefix(std::min(comma + 1, target.size()));
    }
    if (names.size() > 1 && names.back().empty())
        names.pop_back();
    return names;
}

} // namespace levwright::python
