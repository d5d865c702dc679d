// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mapdrawing/MapLooks.h"

#include "widgets/mapdrawing/Tileset.h"

#include <utility>

namespace levwright {
namespace {

const QString setting = QStringLiteral("tileset");

} // namespace

GameTilesPtr MapLook::tiles(const Catalog& catalog) const {
    return isSquare() ? std::make_shared<GameTiles>(tileset, catalog) : nullptr;
}

void MapLooks::chooseLetters(bool on) {
    const Look wanted = on ? Look::Ascii : Look::Tiles;
    if (wanted == m_look.look)
        return;
    m_look.look = wanted;
    Q_EMIT changed(m_look);
}

Result<void> MapLooks::chooseTileset(const QString& path) {
    Result<TilesetPtr> loaded = path.isEmpty() ? TilesetPtr() : loadTileset(path);
    if (!loaded)
        return std::unexpected(loaded.error());
    m_settings.setValue(setting, path);
    take(*std::move(loaded));
    return {};
}

void MapLooks::restore() {
    const QString path = m_settings.value(setting).toString();
    if (path.isEmpty())
        return;
    if (Result<TilesetPtr> loaded = loadTileset(path))
        take(*std::move(loaded));
    else
        m_objection = QString::fromStdString(loaded.error().message);
}

void MapLooks::take(TilesetPtr tileset) {
    m_objection.clear();
    m_look.tileset = std::move(tileset);
    Q_EMIT changed(m_look);
}

} // namespace levwright
