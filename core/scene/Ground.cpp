// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scene/Ground.h"

#include "core/base/Phrase.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace levwright {
namespace {

struct MadeTile {
    StatementKind kind;
    std::string_view tile;
};
constexpr std::array madeTiles{MadeTile{StatementKind::Door, "door"},
                               MadeTile{StatementKind::Fountain, "fountain"},
                               MadeTile{StatementKind::Sink, "sink"}, MadeTile{StatementKind::Pool, "pool"}};

// The tile of what such a statement makes, if its kind tells that.
std::string_view tileOf(const Placement& placement) {
    if (placement.kind == StatementKind::Door && placement.isSecret)
        return "secret-door";
    const auto made = std::ranges::find(madeTiles, placement.kind, &MadeTile::kind);
    return made == madeTiles.end() ? std::string_view() : made->tile;
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
