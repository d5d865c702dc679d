// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lens/LensWish.h"

#include "core/lens/DangerLens.h"
#include "core/lens/LightLens.h"
#include "core/lens/ShapeLens.h"

#include <utility>

namespace levwright::lens {

LensResult lensOf(const LensGround& ground, const LensWish& wish) {
    switch (wish.kind) {
    case LensKind::Way:
        return wayLens(ground, {.switches = wish.switches, .start = wish.start, .cell = wish.cell});
    case LensKind::Sight:
        return sightLens(ground, {.start = wish.start, .cell = wish.cell, .extent = wish.extent});
    case LensKind::Light:
        return lightLens(ground);
    case LensKind::Danger:
        return dangerLens(ground);
    case LensKind::Shape:
        return shapeLens(ground);
    }
    std::unreachable();
}

} // namespace levwright::lens
