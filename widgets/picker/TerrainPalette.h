// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Game.h"
#include "widgets/canvas/TerrainPainter.h"

#include <QListView>
#include <QStandardItemModel>

namespace levwright {

// In the order in which the catalog offers them; those without a place follow in the game's own order.
std::vector<const Terrain*> offeredTerrains(const Catalog& catalog);
// ".   Room floor"
QString labelOf(const Terrain& terrain);

// The terrains that can be painted, each by picture, name and map character; one of them is chosen.
class TerrainPalette : public QListView {
    Q_OBJECT

public:
    TerrainPalette(const Game& game, const Theme& theme, QWidget* parent = nullptr);

    // Offers the terrains of another game; the chosen one stays if that game has it.
    void setGame(const Game& game);
    void setTheme(const Theme& theme);
    // Says nothing: only the user's choices are told.
    void choose(char terrain);
    // Leaves those whose name or key has these words; all if there are none.
    void showMatching(const QString& words);
    void chooseFirstShown();
    char chosen() const;

Q_SIGNALS:
    void terrainChosen(char terrain);

private:
    void drawSwatches();

    Theme m_theme;
    TerrainLooks m_looks;
    QStandardItemModel m_model;
};

} // namespace levwright
