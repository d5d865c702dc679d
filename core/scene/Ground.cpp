// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scene/Ground.h"

#include "core/base/Phrase.h"

#include <algorithm>
#include <string_view>

namespace levwright {
namespace {

// The tile of what such a statement makes, if its kind tells that.
std::string_view tileOf(const Placement& placement) {
    switch (placement.kind) {
    case StatementKind::Door:
        return placement.label == said(secretDoorName) ? "secret-door" : "door";
    case StatementKind::Fountain:
        return "fountain";
    case StatementKind::Sink:
        return "sink";
    case StatementKind::Pool:
        return "pool";
    default:
        return {};
    }
}

} // namespace

// A statement with the name and the character of a terrain writes that terrain.
char groundOf(const Catalog& catalog, const Placement& placement) {
    if (const std::string_view tile = tileOf(placement); !tile.empty()) {
        const auto terrain = std::ranges::find(catalog.terrains(), tile, &Terrain::tile);
        return terrain == catalog.terrains().end() ? char(0) : terrain->mapCharacter;
    }
    const Terrain* terrain = placement.glyph != 0 ? catalog.terrainByCharacter(placement.glyph) : nullptr;
    const bool isIt =
        terrain != nullptr && (placement.label == terrain->name || placement.label == said(terrain->name));
    return isIt ? placement.glyph : char(0);
}

} // namespace levwright
