// SPDX-License-Identifier: GPL-3.0-or-later
// How things are told apart on maps and in lists by what is known of them.
#pragma once

#include "core/model/LevelView.h"
#include "widgets/canvas/ThingPainter.h"

namespace levwright {

struct AreaStyle {
    MapColor tint;
    bool hatched;
    bool always; // drawn also when it is not selected
};

AreaStyle areaStyle(AreaUse use, bool isDark);

// How it is told apart from one whose kind is written.
ThingStates kindStates(StatementKind kind, KindChoice choice);

// As it is painted: the character of its look, or the sign that stands for it.
QChar signOf(StatementKind kind, char glyph);

} // namespace levwright
