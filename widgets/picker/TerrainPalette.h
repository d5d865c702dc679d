// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Game.h"
#include "widgets/mapdrawing/MapLooks.h"

#include <QListView>
#include <QStandardItemModel>

namespace levwright {

// The terrains in the order of the catalog, followed by those without a place there, in the game's own order.
std::vector<const Terrain*> offeredTerrains(const Catalog& catalog);
// ".   Room floor"
QString labelOf(const Terrain& terrain);
// The size of the pictures of terrain.
QSize swatchSize(const MapLook& look);

// The terrains that can be painted, each with picture, name and map character. One of them is chosen. The
// names stand under the pictures if there is room for all of them, and in the tool tips anyway.
class TerrainPalette : public QListView {
    Q_OBJECT

public:
    TerrainPalette(const Game& game, const Theme& theme, QWidget* parent = nullptr);

    // Offers the terrains of another game. The chosen one stays if that game has it.
    void setGame(const Game& game);
    void setTheme(const Theme& theme);
    void setMapLook(const MapLook& look);
    // Emits no signal; only choices of the user do.
    void choose(char terrain);
    // Shows only terrains whose name or key contains these words; all if words is empty. False if none has.
    bool showMatching(const QString& words);
    void chooseFirstShown();
    char chosen() const;

Q_SIGNALS:
    void terrainChosen(char terrain);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void drawSwatches();
    void updateCells();

    Theme m_theme;
    MapLook m_look;
    std::shared_ptr<const Catalog> m_catalog;
    QStandardItemModel m_model;
    class Cells;
    Cells* m_cells;
};

} // namespace levwright
