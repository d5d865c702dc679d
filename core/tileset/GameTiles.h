// SPDX-License-Identifier: GPL-3.0-or-later
// The pictures of a tileset for one game.
#pragma once

#include "core/catalog/TileNumbers.h"
#include "core/tileset/Tileset.h"

namespace levwright {

class GameTiles {
public:
    // The catalog must outlive it.
    GameTiles(TilesetPtr tileset, const Catalog& catalog);

    const TilesetPtr& tileset() const { return m_tileset; }
    const Catalog& catalog() const { return *m_catalog; }
    // Empty if the tileset has none: then our own drawings are shown.
    std::optional<Bitmap> of(const ThingKey& thing) const;
    std::optional<Bitmap> ofTerrain(std::string_view word) const;

private:
    std::string nameOf(const ThingKey& thing) const;
    std::optional<Bitmap> named(std::string_view name) const;

    TilesetPtr m_tileset;
    const Catalog* m_catalog;
    TileNumbers m_numbers;
};
using GameTilesPtr = std::shared_ptr<const GameTiles>;

// A sentence about what hinders its use with the game; empty if nothing does.
std::string noteOn(const Tileset& tileset, const Catalog& catalog);

} // namespace levwright
