// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of the user for what is on maps: a sheet of tiles in the order of a game, or a folder of named
// pictures.
#pragma once

#include "core/base/Result.h"
#include "core/catalog/TileNumbers.h"

#include <QHash>
#include <QImage>
#include <QPixmap>
#include <QString>

#include <memory>

namespace levwright {

class Tileset;
using TilesetPtr = std::shared_ptr<const Tileset>;

// Immutable.
class Tileset {
public:
    // path: a picture (PNG or BMP) of 16x16 or 32x32 tiles, 40 beside each other, or a folder of pictures
    // with names such as kobold.png. Errors: it cannot be read, is no such picture, is too large, or the
    // folder has no pictures.
    static Result<TilesetPtr> load(const QString& path);

    const QString& path() const { return m_path; }
    bool isSheet() const { return !m_sheet.isNull(); }
    // Of a sheet; null beyond its end.
    QImage tile(int number) const { return cut(m_sheet, number); }
    // The same for what lies on terrain: the ground of the tile is transparent.
    QImage thing(int number) const { return cut(m_things, number); }
    int tileCount() const;
    int columnCount() const;
    // The width and height of its tiles in pixels.
    int tileSide() const { return m_side; }
    // Of a folder, by its name without ending; null if there is none.
    QImage named(const QString& name) const { return m_named.value(name); }
    int namedCount() const { return int(m_named.size()); }

private:
    Result<void> readSheet();
    Result<void> readFolder();
    QImage cut(const QImage& sheet, int number) const;

    QString m_path;
    QImage m_sheet;
    QImage m_things;
    int m_side = 0; // of a tile, in pixels
    QHash<QString, QImage> m_named;
};

// The pictures of a tileset for one game.
class GameTiles {
public:
    // The catalog must outlive it.
    GameTiles(TilesetPtr tileset, const Catalog& catalog);

    const TilesetPtr& tileset() const { return m_tileset; }
    const Catalog& catalog() const { return *m_catalog; }
    // Null if the tileset has none: then our own drawings are shown.
    QImage of(const ThingKey& thing) const;
    QImage ofTerrain(std::string_view word) const;

private:
    QString nameOf(const ThingKey& thing) const;

    TilesetPtr m_tileset;
    const Catalog* m_catalog;
    TileNumbers m_numbers;
};
using GameTilesPtr = std::shared_ptr<const GameTiles>;

// Enlarged by whole numbers and then made smaller, so that points stay even and crisp at any size.
QImage crisplyScaled(const QImage& tile, QSize size);

} // namespace levwright
