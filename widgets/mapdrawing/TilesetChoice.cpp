// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mapdrawing/TilesetChoice.h"

namespace levwright {
namespace {

constexpr auto setting = "tileset";

} // namespace

Result<void> TilesetChoice::choose(const QString& path) {
    TilesetPtr wanted;
    if (!path.isEmpty()) {
        Result<TilesetPtr> loaded = Tileset::load(path);
        if (!loaded)
            return std::unexpected(loaded.error());
        wanted = *std::move(loaded);
    }
    m_settings.setValue(setting, path);
    m_tileset = std::move(wanted);
    Q_EMIT changed(m_tileset);
    return {};
}

void TilesetChoice::restore() {
    const QString path = m_settings.value(setting).toString();
    if (path.isEmpty())
        return;
    if (Result<TilesetPtr> loaded = Tileset::load(path)) {
        m_tileset = *std::move(loaded);
        Q_EMIT changed(m_tileset);
    }
}

} // namespace levwright
