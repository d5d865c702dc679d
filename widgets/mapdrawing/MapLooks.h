// SPDX-License-Identifier: GPL-3.0-or-later
// The one place that says how maps look: as letters, as our drawings or as pictures of the user.
#pragma once

#include "widgets/mapdrawing/TerrainPainter.h"

#include <QObject>
#include <QSettings>

namespace levwright {

struct MapLook {
    Look look = Look::Tiles;
    TilesetPtr tileset = nullptr; // in place of our drawings; null for ours

    // Whether cells are square, as the user's pictures are.
    bool isSquare() const { return look == Look::Tiles && tileset != nullptr; }
    // The size of a cell in lists and small maps: the usual one, or a square of that side.
    QSize cell(QSize usual, int side) const { return isSquare() ? QSize(side, side) : usual; }
    // The user's pictures; null for our drawings and for letters. The catalog must outlive them.
    GameTilesPtr tiles(const Catalog& catalog) const;
    TerrainLooks terrain(const Catalog& catalog) const { return TerrainLooks(catalog, tiles(catalog)); }

    bool operator==(const MapLook&) const = default;
};

// The look that the preferences choose, and the one signal for its changes. The tileset is remembered for
// later windows.
class MapLooks : public QObject {
    Q_OBJECT

public:
    // settings must outlive it.
    explicit MapLooks(QSettings& settings, QObject* parent = nullptr)
        : QObject(parent), m_settings(settings) {}

    const MapLook& look() const { return m_look; }
    void chooseLetters(bool on);
    // Takes the tileset of a file or folder, or our own drawings for an empty path. Errors: as
    // Tileset::load(); then nothing changes.
    Result<void> chooseTileset(const QString& path);
    // Takes the tileset that was chosen last. One that cannot be read any more is passed over, but stays
    // chosen.
    void restore();
    // Why the chosen tileset is not shown; empty if it is.
    const QString& objection() const { return m_objection; }

    // Passes the current and every later look to the widget; returns the widget.
    template <class Drawn>
    Drawn* follow(Drawn* drawn) {
        drawn->setMapLook(m_look);
        connect(this, &MapLooks::changed, drawn, &Drawn::setMapLook);
        return drawn;
    }

Q_SIGNALS:
    void changed(const levwright::MapLook& look);

private:
    void take(TilesetPtr tileset);

    QSettings& m_settings;
    MapLook m_look;
    QString m_objection;
};

} // namespace levwright
