// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/Taking.h"

#include "core/base/Phrase.h"
#include "core/compare/MapDifference.h"
#include "core/document/LevelsAnalysis.h"

#include <utility>
#include <vector>

namespace levwright::compare {
namespace {

const MapModel* mapOf(const LevelsAnalysis& levels, std::size_t level, std::size_t part) {
    const std::vector<PartModel>& parts = levels.level(level).parts;
    return part < parts.size() && parts[part].map ? &*parts[part].map : nullptr;
}

EditOutcome takenCells(const LevelsAnalysis& mine, const LevelsAnalysis& theirs,
                       const Difference& difference) {
    const std::size_t level = mine.levelAt(difference.before.begin);
    const std::optional<std::size_t> part = partWithMapIn(mine, difference.before);
    const MapModel* map = mapOf(theirs, theirs.levelAt(difference.after.begin), difference.part);
    if (!part || map == nullptr)
        return refuse(say("There is no map here to paint on."));
    std::vector<CellChange> changes;
    changes.reserve(difference.cells.size());
    for (const Point cell : difference.cells)
        changes.push_back({cell, map->cells.atOr(cell, ' ')});
    const EditOutcome painted = mine.game().language().paint(mine.source(level), *part, changes);
    return painted ? EditOutcome(painted->shifted(mine.levelStart(level))) : painted;
}

// Lines that go between others, in a file whose last line may have no line end.
std::string asLines(std::string_view lines, std::string_view text, Range at) {
    std::string result(lines);
    if (at.begin > 0 && text[at.begin - 1] != '\n')
        result.insert(0, "\n");
    if (at.end < text.size() && !result.empty() && !result.ends_with('\n'))
        result += '\n';
    return result;
}

} // namespace

EditOutcome taken(const Analysis& mine, const Analysis& theirs, const Difference& difference) {
    if (difference.kind == DifferenceKind::Painted && !difference.cells.empty() && mine.levels() != nullptr &&
        theirs.levels() != nullptr)
        return takenCells(*mine.levels(), *theirs.levels(), difference);
    const std::string_view text = mine.text().bytes();
    const std::string_view lines = theirs.text().slice(difference.after);
    if (difference.destination) {
        const Range to{*difference.destination, *difference.destination};
        return TextEdit({{difference.before, {}}, {to, asLines(lines, text, to)}});
    }
    return TextEdit::replace(difference.before, asLines(lines, text, difference.before));
}

} // namespace levwright::compare
