// SPDX-License-Identifier: GPL-3.0-or-later
// The tilesets of core as pictures of Qt.
#pragma once

#include "core/tileset/GameTiles.h"

#include <QImage>
#include <QString>

namespace levwright {

// As Tileset::load().
Result<TilesetPtr> loadTileset(const QString& path);

// Null if there is none.
QImage imageOf(const std::optional<Bitmap>& bitmap);
// Crisp at any size.
QImage imageOf(const std::optional<Bitmap>& bitmap, QSize size);

} // namespace levwright
