// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lens/LightLens.h"

#include "core/lens/Footing.h"

namespace levwright::lens {
namespace {

using roll::CellSet;

constexpr std::int32_t always = 100;

// The cells of a room without its irregular parts and the rooms in it.
CellSet floorOf(const roll::LevelInstance& level, std::size_t index) {
    const roll::RolledRoom& room = level.rooms[index];
    if (room.irregular)
        return {};
    CellSet floor = CellSet::of(room.area.common(roll::wholeMap));
    for (const roll::RolledRoom& inner : level.rooms) {
        if (inner.parent == std::int16_t(index))
            floor = floor - CellSet::of(inner.area.grown(1, 1).common(roll::wholeMap));
    }
    return floor;
}

// A region inside of a room may say otherwise, and the last word counts.
CellSet oddLight(const LensGround& ground, const CellSet& lit) {
    const roll::LevelInstance& level = ground.level();
    const auto cellsThatSay = [&](roll::SaidLight said) {
        return CellSet::where([&](std::size_t cell) { return level.saidLight[cell] == said; });
    };
    const CellSet saidLit = cellsThatSay(roll::SaysLit);
    const CellSet saidUnlit = cellsThatSay(roll::SaysUnlit);
    CellSet odd;
    for (std::size_t i = 0; i < level.rooms.size(); ++i) {
        const CellSet floor = floorOf(level, i);
        odd = odd | (level.rooms[i].lit ? floor - lit : floor & lit);
    }
    return (odd - saidLit - saidUnlit) | (saidLit - lit) | (saidUnlit & lit);
}

} // namespace

LensResult lightLens(const LensGround& ground) {
    const roll::LevelInstance& level = ground.level();
    LensResult result = emptyResult(LensKind::Light, Unit::Percent);
    for (std::size_t cell = 0; cell < result.numbers.size(); ++cell) {
        if (roll::onMap(roll::placeOf(int(cell))) && level.terrain[cell] != roll::Stone)
            result.numbers[cell] = level.lit[cell] != 0 ? always : 0;
    }
    const Footing footing(level, allButDigging);
    const CellSet lit = CellSet::where([&](std::size_t cell) { return level.lit[cell] != 0; });
    const CellSet odd = oddLight(ground, lit) & footing.cells();
    result.marks = {marked(LensMark::Lit, footing.cells() & lit),
                    marked(LensMark::Unlit, footing.cells() - lit), marked(LensMark::OddLight, odd)};
    for (const auto& [measure, mark] :
         {std::pair(Measure::LitCells, LensMark::Lit), std::pair(Measure::UnlitCells, LensMark::Unlit),
          std::pair(Measure::OddLightCells, LensMark::OddLight)})
        result.measures.push_back({measure, std::int64_t(result.markOf(mark)->cells.size())});
    return result;
}

} // namespace levwright::lens
