// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/Taking.h"

#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/compare/MapDifference.h"
#include "core/document/LevelsAnalysis.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace levwright::compare {
namespace {

const MapModel* mapOf(const LevelsAnalysis& levels, std::size_t level, std::size_t part) {
    const std::vector<PartModel>& parts = levels.level(level).parts;
    return part < parts.size() && parts[part].map ? &*parts[part].map : nullptr;
}

EditOutcome takenPaint(const LevelsAnalysis& mine, const LevelsAnalysis& theirs,
                       const Difference& difference) {
    const std::optional<std::size_t> part = partWithMapIn(mine, difference.before);
    if (!part)
        return refuse(say("There is no map here to paint on."));
    return takenCells({mine, mine.levelAt(difference.before.begin), *part},
                      {theirs, theirs.levelAt(difference.after.begin), difference.part}, difference.cells);
}

// The character of a terrain of theirs in the game of mine; empty if that has none of its name.
std::optional<char> translated(const Catalog& theirs, const Catalog& mine, char character) {
    const Terrain* const terrain = theirs.terrainByCharacter(character);
    if (&theirs == &mine || terrain == nullptr)
        return character;
    const auto same = std::ranges::find(mine.terrains(), terrain->name, &Terrain::name);
    const bool isThere = same != mine.terrains().end() && same->mapCharacter != 0;
    return isThere ? std::optional(same->mapCharacter) : std::nullopt;
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

EditOutcome takenCells(const MapPlace& mine, const MapPlace& theirs, const std::vector<Point>& cells) {
    const MapModel* const map = mapOf(theirs.levels, theirs.level, theirs.part);
    if (map == nullptr || mapOf(mine.levels, mine.level, mine.part) == nullptr)
        return refuse(say("There is no map here to paint on."));
    std::vector<CellChange> changes;
    changes.reserve(cells.size());
    for (const Point cell : cells) {
        const char wanted = map->cells.atOr(cell, ' ');
        const auto terrain = translated(theirs.levels.game().catalog(), mine.levels.game().catalog(), wanted);
        if (!terrain)
            return refuse(say("This game has no terrain like “{}”.", printable(std::string(1, wanted))));
        changes.push_back({cell, *terrain});
    }
    const EditOutcome painted =
        mine.levels.game().language().paint(mine.levels.source(mine.level), mine.part, changes);
    return painted ? EditOutcome(painted->shifted(mine.levels.levelStart(mine.level))) : painted;
}

EditOutcome taken(const Analysis& mine, const Analysis& theirs, const Difference& difference) {
    if (difference.kind == DifferenceKind::Painted && !difference.cells.empty() && mine.levels() != nullptr &&
        theirs.levels() != nullptr)
        return takenPaint(*mine.levels(), *theirs.levels(), difference);
    const std::string_view text = mine.text().bytes();
    const std::string_view lines = theirs.text().slice(difference.after);
    if (difference.destination) {
        const Range to{*difference.destination, *difference.destination};
        return TextEdit({{difference.before, {}}, {to, asLines(lines, text, to)}});
    }
    return TextEdit::replace(difference.before, asLines(lines, text, difference.before));
}

} // namespace levwright::compare
