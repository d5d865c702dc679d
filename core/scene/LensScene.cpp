// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scene/LensScene.h"

#include "core/lens/MarkGlyph.h"

#include <algorithm>

namespace levwright {
namespace {

using lens::LensMark;

Point cellOfScene(int cell) {
    const Point place = roll::placeOf(cell);
    return {place.x - roll::wholeMap.x1, place.y};
}

// numberAt(cell) gives a number, or nothing. Where there is no danger, there is no heat.
template <class NumberAt>
std::vector<SceneHeat> heatFrom(lens::LensKind kind, const NumberAt& numberAt) {
    double most = 0;
    for (int cell = 0; cell < roll::cellCount; ++cell)
        most = std::max(most, numberAt(cell).value_or(0));
    std::vector<SceneHeat> heat;
    for (int cell = 0; cell < roll::cellCount; ++cell) {
        const std::optional<double> number = numberAt(cell);
        const bool isHeat = number && (*number > 0 || kind != lens::LensKind::Danger);
        if (isHeat && roll::onMap(roll::placeOf(cell)))
            heat.push_back({cellOfScene(cell), most > 0 ? *number / most : 0});
    }
    return heat;
}

} // namespace

std::vector<SceneHeat> heatOf(const lens::LensResult& result) {
    return heatFrom(result.kind, [&](int cell) {
        const std::int32_t number = result.numbers[std::size_t(cell)];
        return number == lens::noNumber ? std::nullopt : std::optional(double(number));
    });
}

std::vector<SceneHeat> heatOf(const lens::LensSum& sum) {
    return heatFrom(sum.kind(), [&](int cell) { return sum.meanAt(cell); });
}

std::vector<SceneAxis> inScene(const std::vector<lens::MirrorAxis>& axes) {
    std::vector<SceneAxis> shifted;
    shifted.reserve(axes.size());
    for (const lens::MirrorAxis& axis : axes)
        shifted.push_back({axis.isUpright,
                           axis.place - 2 * (axis.isUpright ? roll::wholeMap.x1 : roll::wholeMap.y1),
                           axis.share});
    return shifted;
}

std::vector<SceneGlyph> glyphsOf(const lens::LensResult& result) {
    std::vector<SceneGlyph> glyphs;
    std::vector<lens::MarkedCells> marks = result.marks;
    std::ranges::sort(marks, {}, &lens::MarkedCells::kind);
    for (const lens::MarkedCells& mark : marks) {
        const lens::MarkGlyph glyph = lens::glyphOf(mark.kind);
        if (glyph.character == ' ')
            continue;
        for (const roll::CellPlace place : mark.cells)
            glyphs.push_back({.cell = cellOfScene(roll::cellOf(place.point())),
                              .character = glyph.character,
                              .color = glyph.color});
    }
    return glyphs;
}

std::vector<SceneGlyph> glyphsOf(const lens::LensSum& sum) {
    std::vector<SceneGlyph> glyphs;
    for (const LensMark mark : sum.marks()) {
        const lens::MarkGlyph glyph = lens::glyphOf(mark);
        for (int cell = 0; cell < roll::cellCount && glyph.character != ' '; ++cell) {
            if (const lens::Count rolls = sum.marked(mark, cell); lens::isMarkDrawn(rolls, sum.rolls()))
                glyphs.push_back({.cell = cellOfScene(cell),
                                  .character = glyph.character,
                                  .color = glyph.color,
                                  .isCertain = rolls == sum.rolls()});
        }
    }
    return glyphs;
}

} // namespace levwright
