// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lsp/OpenFile.h"

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>

namespace levwright::lsp {

JsonToWrite positionIn(const TextSnapshot& text, Offset offset, ColumnUnit unit) {
    const LinePosition at =
        unit == ColumnUnit::Utf8 ? columnsAt(text, offset, byteSizeAt) : columnsAt(text, offset, utf16SizeAt);
    return {{"line", at.line}, {"character", at.column}};
}

JsonToWrite rangeIn(const TextSnapshot& text, Range range, ColumnUnit unit) {
    return {{"start", positionIn(text, range.begin, unit)}, {"end", positionIn(text, range.end, unit)}};
}

Offset offsetIn(const TextSnapshot& text, const JsonRead& position, ColumnUnit unit) {
    const auto count = [&](std::string_view name) {
        return std::size_t(std::max<std::int64_t>(numberOf(member(position, name), 0), 0));
    };
    const LinePosition at{count("line"), count("character")};
    return unit == ColumnUnit::Utf8 ? offsetAt(text, at, byteSizeAt) : offsetAt(text, at, utf16SizeAt);
}

Range bytesIn(const TextSnapshot& text, const JsonRead& range, ColumnUnit unit) {
    const Offset begin = offsetIn(text, member(range, "start"), unit);
    return {begin, std::max(begin, offsetIn(text, member(range, "end"), unit))};
}

JsonToWrite editsIn(const TextSnapshot& text, const TextEdit& edit, ColumnUnit unit) {
    JsonToWrite edits = JsonToWrite::array();
    for (const Replacement& each : edit.replacements())
        edits.push_back({{"range", rangeIn(text, each.range, unit)}, {"newText", each.text}});
    return edits;
}

const JsonRead& member(const JsonRead& object, std::string_view name) {
    static const JsonRead nothing;
    if (!object.is_object())
        return nothing;
    const auto found = object.find(name);
    return found == object.end() ? nothing : *found;
}

std::string textOf(const JsonRead& value) {
    return value.is_string() ? value.get<std::string>() : std::string();
}

std::int64_t numberOf(const JsonRead& value, std::int64_t otherwise) {
    if (value.is_number_unsigned())
        return std::int64_t(
            std::min<std::uint64_t>(value.get<std::uint64_t>(), std::numeric_limits<std::int64_t>::max()));
    return value.is_number_integer() ? value.get<std::int64_t>() : otherwise;
}

} // namespace levwright::lsp
