// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/classic/lower/checks/Checks.h"
#include "core/text/Lines.h"

#include <algorithm>

namespace levwright {

Replacement linesInSection(const LoweringContext& context, const SectionNode& section,
                           std::string_view lines) {
    const LevelTree& tree = context.tree;
    std::size_t last = section.endStatement - 1;
    while (last > section.firstStatement && tree.isOfLevel(tree.statements[last]))
        --last;
    Offset end = tree.statements[last].range.end;
    if (section.map)
        end = std::max(end, section.map->range.end);
    return insertLineBehind(context.text, end, lines).replacements().front();
}

} // namespace levwright
