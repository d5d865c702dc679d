// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mapdrawing/MapLooks.h"

namespace levwright {
namespace {

const QString setting = QStringLiteral("tileset");

} // namespace

TerrainLooks MapLook::terrain(const Catalog& catalog) const {
    return TerrainLooks(catalog, isSquare() ? std::make_shared<GameTiles>(tileset, catalog) : nullptr);
}

void MapLooks::chooseLetters(bool on) {
    const Look wanted = on ? Look::Ascii : Look::Tiles;
    if (wanted == m_look.look)
        return;
    m_look.look = wanted;
    Q_EMIT changed(m_look);
}

Result<void> MapLooks::chooseTileset(const QString& path) {
    TilesetPtr wanted;
    if (!path.isEmpty()) {
        Result<TilesetPtr> loaded = Tileset::load(path);
        if (!loaded)
            return std::unexpected(loaded.error());
        wanted = *std::move(loaded);
    }
    m_settings.setValue(setting, path);
    m_objection.clear();
    m_look.tileset = std::move(wanted);
    Q_EMIT changed(m_look);
    return {};
}

void MapLooks::restore() {
    const QString path = m_settings.value(setting).toString();
    const Result<void> taken = path.isEmpty() ? Result<void>() : chooseTileset(path);
    if (!taken)
        m_objection = QString::fromStdString(taken.error().message);
}

} // namespace levwright
