// SPDX-License-Identifier: GPL-3.0-or-later
// How the looks of things on maps and in lists show what is known of them.
#pragma once

#include "core/model/LevelView.h"
#include "core/model/PaletteThing.h"
#include "core/picture/Scene.h"
#include "widgets/mapdrawing/ThingPainter.h"

namespace levwright {

struct AreaStyle {
    MapColor tint;
    bool hatched;
    bool always; // drawn even if it is not selected
};

AreaStyle areaStyle(AreaUse use, bool isDark);

// The states that tell a thing from one whose kind is written.
ThingStates kindStates(StatementKind kind, KindChoice choice);
ThingStates statesOf(SceneKind kind);

// A thing as the text says it or as the palette offers it. tiles: those with which it is painted; null for
// characters.
ThingLook lookOf(const Placement& thing, const GameTilesPtr& tiles);
ThingLook lookOf(const PaletteThing& thing, const GameTilesPtr& tiles);

// The character that is painted: that of its looks, or the sign that stands for it.
QChar signOf(StatementKind kind, char glyph);

} // namespace levwright
