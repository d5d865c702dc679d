// SPDX-License-Identifier: GPL-3.0-or-later
// What a lens lays over the map, for pictures.
#pragma once

#include "core/lens/LensSum.h"
#include "core/lens/ShapeLens.h"
#include "core/picture/Scene.h"

#include <vector>

namespace levwright {

// The numbers as heat; the largest one is 1. For a scene of all of the level but its column 0.
std::vector<SceneHeat> heatOf(const lens::LensResult& result);
// The means of the rolls.
std::vector<SceneHeat> heatOf(const lens::LensSum& sum);

// The marks as glyphs, in the order of LensMark. Those of a sum are pale where not each roll has them.
std::vector<SceneGlyph> glyphsOf(const lens::LensResult& result);
std::vector<SceneGlyph> glyphsOf(const lens::LensSum& sum);

// Axes as they lie in such a scene.
std::vector<SceneAxis> inScene(const std::vector<lens::MirrorAxis>& axes);

// All three of them. lens: a LensResult or LensSum.
template <class Lens>
void layOver(Scene& scene, const Lens& lens) {
    scene.heat = heatOf(lens);
    scene.glyphs = glyphsOf(lens);
    scene.axes = inScene(lens::axesOf(lens));
}

} // namespace levwright
