// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/mapdrawing/CanvasOverlay.h"
#include "widgets/rollview/RollModel.h"

#include <QPixmap>

#include <optional>

namespace levwright {

// The current roll as a ghost over the map: terrain where it differs from the text, and each thing in a frame
// of its colour. The game's picture of a mirrored roll is no ghost, because nothing lies where the map has
// it.
class RollOverlay : public CanvasOverlay {
public:
    explicit RollOverlay(const RollModel& model) : m_model(model) {}

    // The roll, or the text below it, has changed.
    void invalidate() { m_terrain = QPixmap(); }

    bool isShown() const override { return m_model.isShown() && m_model.shown() != nullptr; }
    bool hidesMap() const override { return m_model.isMirrored() && m_model.isGamesPicture(); }
    Area area() const override { return RolledMap::area; }
    Point partCorner() const override { return m_model.partCorner(); }
    void paint(const OverlayScene& scene) override;
    std::vector<StatementRef> statementsAt(Point cell) const override;
    QString describe(Point cell) const override;
    QString toolTip(Point cell) const override;
    std::optional<ShownRoom> roomAt(Point cell) const override;

private:
    void renewTerrain(const OverlayScene& scene);
    QStringList labelsAt(Point cell) const;
    bool differsFromText(const Grid<char>* text, Point cell) const;
    void paintGlyph(const OverlayScene& scene, const roll::SeenGlyph& glyph) const;
    void paintSelected(const OverlayScene& scene) const;

    const RollModel& m_model;
    QPixmap m_terrain; // the whole level
    QSize m_cell;      // the cell size of m_terrain; the next members also belong to it
    qreal m_dpr = 0;
    Look m_look = Look::Tiles;
    std::optional<Theme> m_theme;
    Point m_corner;
    GameTilesPtr m_tiles;
};

} // namespace levwright
