// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/LevelComments.h"

#include <algorithm>

namespace levwright {
namespace {

bool isInMap(const LevelTree& tree, Offset at) {
    return std::ranges::any_of(tree.sections, [&](const SectionNode& section) {
        return section.map && section.map->range.begin <= at && at < section.map->range.end;
    });
}

} // namespace

std::vector<Range> commentsWith(const LevelTree& tree, std::string_view text, std::string_view mark,
                                std::string_view opening) {
    std::vector<Range> rests;
    for (std::size_t at = text.find(opening); at != std::string_view::npos; at = text.find(opening, at + 1)) {
        const std::size_t begin = at - std::min(at, mark.size());
        const bool isAtLineStart = begin == 0 || text[begin - 1] == '\n';
        if (text.substr(begin, at - begin) != mark || !isAtLineStart || isInMap(tree, Offset(at)))
            continue;
        const std::size_t rest = at + opening.size();
        rests.push_back({Offset(rest), Offset(std::min(text.find_first_of("\r\n", rest), text.size()))});
    }
    return rests;
}

} // namespace levwright
