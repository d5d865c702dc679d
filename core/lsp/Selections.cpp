// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lsp/Selections.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace levwright::lsp {
namespace {

void addSymbols(std::vector<Range>& ranges, const std::vector<services::Symbol>& symbols, Offset at) {
    for (const services::Symbol& symbol : symbols) {
        const bool isHere = symbol.range.touches(at);
        if (isHere)
            ranges.push_back(symbol.range);
        // A group has no place of its own: what belongs to it may stand anywhere.
        if (isHere || symbol.kind == services::SymbolKind::Group)
            addSymbols(ranges, symbol.children, at);
    }
}

} // namespace

std::vector<Range> rangesAround(OpenFile& file, Offset at) {
    const TextSnapshot& text = file.analysis->text();
    std::vector<Range> ranges{text.lineContent(text.position(at).line), {0, text.size()}};
    for (const Mark& mark : file.marks.of(*file.analysis)) {
        if (mark.range.touches(at))
            ranges.push_back(mark.range);
    }
    for (const Fold& fold : file.folds.of(*file.analysis)) {
        if (fold.range.touches(at))
            ranges.push_back(fold.range);
    }
    addSymbols(ranges, file.symbols.of(*file.analysis), at);
    std::ranges::stable_sort(ranges, {}, &Range::size);
    std::vector<Range> nested;
    for (const Range& each : ranges) {
        const bool isAround = nested.empty() || (each.contains(nested.back()) && each != nested.back());
        if (isAround && !each.empty())
            nested.push_back(each);
    }
    if (nested.empty())
        nested.push_back({0, text.size()});
    return nested;
}

JsonToWrite selectionRanges(OpenFile& file, const JsonRead& positions, ColumnUnit unit) {
    const TextSnapshot& text = file.analysis->text();
    JsonToWrite list = JsonToWrite::array();
    if (!positions.is_array())
        return list;
    for (const JsonRead& position : positions) {
        JsonToWrite chain;
        std::vector<Range> ranges = rangesAround(file, offsetIn(text, position, unit));
        std::ranges::reverse(ranges);
        for (const Range& range : ranges) {
            JsonToWrite link{{"range", rangeIn(text, range, unit)}};
            if (!chain.is_null())
                link["parent"] = std::move(chain);
            chain = std::move(link);
        }
        list.push_back(std::move(chain));
    }
    return list;
}

} // namespace levwright::lsp
