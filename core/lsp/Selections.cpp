// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lsp/Selections.h"

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>

namespace levwright::lsp {
namespace {

void addSymbols(std::vector<Range>& ranges, const std::vector<services::Symbol>& symbols) {
    for (const services::Symbol& symbol : symbols) {
        ranges.push_back(symbol.range);
        addSymbols(ranges, symbol.children);
    }
}

// All that can be selected as one.
std::vector<Range> rangesOf(OpenFile& file) {
    std::vector<Range> ranges;
    for (const Mark& mark : file.marks.of(*file.analysis))
        ranges.push_back(mark.range);
    for (const Fold& fold : file.folds.of(*file.analysis))
        ranges.push_back(fold.range);
    addSymbols(ranges, file.symbols.of(*file.analysis, {}));
    return ranges;
}

// Each range holds the one before it; none is there twice. The last one is the whole text.
std::vector<Range> rangesAround(const TextSnapshot& text, const std::vector<Range>& all, Offset at) {
    std::vector<Range> ranges{text.lineContent(text.position(at).line), {0, text.size()}};
    std::ranges::copy_if(all, std::back_inserter(ranges),
                         [&](const Range& each) { return each.touches(at); });
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

} // namespace

JsonToWrite selectionRanges(OpenFile& file, const JsonRead& positions, ColumnUnit unit) {
    const TextSnapshot& text = file.analysis->text();
    JsonToWrite list = JsonToWrite::array();
    if (!positions.is_array())
        return list;
    const std::vector<Range> all = rangesOf(file);
    for (const JsonRead& position : positions) {
        JsonToWrite chain;
        std::vector<Range> ranges = rangesAround(text, all, offsetIn(text, position, unit));
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
