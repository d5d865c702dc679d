// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/ReplaceTerrain.h"

#include "core/base/Phrase.h"
#include "core/edit/DoorEdit.h"

namespace levwright {
namespace {

bool mayChange(const CellMask* within, Point cell) {
    return within == nullptr || within->contains(cell);
}

std::vector<CellChange> replaced(const Grid<char>& map, const TerrainReplacement& replacement,
                                 const CellMask* within) {
    std::vector<CellChange> changes;
    for (int y = 0; y < map.height(); ++y) {
        for (int x = 0; x < map.width(); ++x) {
            if (map.at({x, y}) == replacement.from && mayChange(within, {x, y}))
                changes.push_back({{x, y}, replacement.to});
        }
    }
    return changes;
}

} // namespace

EditOutcome replaceTerrain(const Game& game, const LevelSource& level, std::size_t part,
                           const TerrainReplacement& replacement, const CellMask* within) {
    const PartView view = game.language().view(level, part);
    if (view.map == nullptr)
        return refuse(say("There is no map here."));
    std::vector<CellChange> changes = replaced(view.map->cells, replacement, within);
    const WallTerrain* walls = replacement.walls;
    // If both terrains are walls, the user wants exactly that character.
    if (walls != nullptr && !(walls->isWall(replacement.from) && walls->isWall(replacement.to))) {
        for (const CellChange& change : wallsAround(*walls, view.map->cells, changes)) {
            if (mayChange(within, change.at))
                changes.push_back(change);
        }
    }
    return paintOver(game, level, part, changes);
}

EditOutcome replaceTerrain(const Game& game, const LevelSource& level,
                           const TerrainReplacement& replacement) {
    std::vector<Replacement> edit;
    for (std::size_t part = 0; part < level.level.parts.size(); ++part) {
        if (!level.level.parts[part].map)
            continue;
        const EditOutcome inPart = replaceTerrain(game, level, part, replacement);
        if (!inPart)
            return inPart;
        edit.insert(edit.end(), inPart->replacements().begin(), inPart->replacements().end());
    }
    return TextEdit(std::move(edit));
}

} // namespace levwright
