// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/checks/Checks.h"

#include <algorithm>

namespace levwright {

Replacement linesInSection(const LoweringContext& context, const SectionNode& section,
                           const std::vector<std::string>& lines) {
    const LevelTree& tree = context.tree;
    std::size_t last = section.endStatement - 1;
    while (last > section.firstStatement && tree.isOfLevel(tree.statements[last]))
        --last;
    Offset end = tree.statements[last].range.end;
    if (section.map)
        end = std::max(end, section.map->range.end);
    const std::size_t lineFeed = context.text.find('\n', end);
    const bool isOpen = lineFeed == std::string_view::npos;
    const bool hasReturn = !isOpen && lineFeed > 0 && context.text[lineFeed - 1] == '\r';
    const Offset at = isOpen ? context.text.size() : lineFeed + 1;
    std::string added = isOpen ? "\n" : "";
    for (const std::string& line : lines)
        added += line + (hasReturn ? "\r\n" : "\n");
    return {{at, at}, std::move(added)};
}

} // namespace levwright
