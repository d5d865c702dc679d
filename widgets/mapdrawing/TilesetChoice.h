// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/mapdrawing/Tileset.h"

#include <QObject>
#include <QSettings>

namespace levwright {

// The tileset that all maps show, remembered for later windows. It is null for our own drawings.
class TilesetChoice : public QObject {
    Q_OBJECT

public:
    // settings must outlive it.
    explicit TilesetChoice(QSettings& settings, QObject* parent = nullptr)
        : QObject(parent), m_settings(settings) {}

    const TilesetPtr& tileset() const { return m_tileset; }
    // Takes the tileset of a file or folder, or our own drawings for an empty path. Errors: as
    // Tileset::load(); then nothing changes.
    Result<void> choose(const QString& path);
    // Takes what was chosen last. A tileset that cannot be read any more is passed over, but stays chosen.
    void restore();

Q_SIGNALS:
    void changed(const levwright::TilesetPtr& tileset);

private:
    QSettings& m_settings;
    TilesetPtr m_tileset;
};

} // namespace levwright
