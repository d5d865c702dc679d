// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/LevelLanguage.h"
#include "widgets/canvas/CanvasModel.h"
#include "widgets/mapdrawing/PartsLayout.h"
#include "widgets/mapdrawing/TerrainPainter.h"

#include <QPixmap>

#include <optional>

namespace levwright {

// All parts of a maze level together: the parts around the one on the map, with a roll of the level behind
// them. A part can be dragged to another alignment, and the text follows; one drag is one step.
class PartsPicture {
public:
    PartsPicture(Session& session, const CanvasModel& model) : m_session(session), m_model(model) {}

    // Returns false if this layout is shown already.
    bool show(std::optional<PartsLayout> layout);
    // True while the parts of the text match the layout.
    bool isShown() const;
    // The level's cell that is cell 0,0 of the part on the map.
    Point corner() const;
    // Between cells of the part on the map and cells of the level.
    Point inLevel(Point cell) const { return {cell.x + corner().x, cell.y + corner().y}; }
    Point fromLevel(Point cell) const { return {cell.x - corner().x, cell.y - corner().y}; }
    // The part at the cell, if it is another one than that on the map.
    std::optional<std::size_t> otherAt(Point inLevel) const;
    // The statement that opens a part of the level.
    StatementRef opening(std::size_t part) const;
    // In cells of the level.
    Area areaOf(std::size_t part) const { return m_layout->parts[part]; }
    std::size_t count() const { return m_layout->parts.size(); }

    // Paints all parts except the one on the map. origin: where the level's cell 0,0 is.
    void paint(QPainter& painter, TerrainPainter& terrain, QPoint origin);
    void invalidate() { m_picture = QPixmap(); }

    // Begins to drag the part on the map. from: a cell of the level.
    void begin(Point from);
    bool isDragging() const { return m_mergeKey != MergeKey::None; }
    void extend(Point to);
    void finish();
    // Ends the drag as if it had never been.
    void cancel();
    // Moves the part to the next alignment in that direction.
    void nudge(Point by);
    // The area of the alignment under the pointer while a part is dragged.
    std::optional<Area> zone() const;

    // The alignment of the part on the map; empty if it has none.
    std::optional<PartAlignment> alignment() const;
    static PartAlignment alignmentAt(Point inLevel);
    static Area cellsOf(const PartAlignment& alignment);

private:
    void paintOthers(QPainter& painter, TerrainPainter& terrain) const;
    EditOutcome aligned(const PartAlignment& to) const;

    Session& m_session;
    const CanvasModel& m_model;
    std::optional<PartsLayout> m_layout;
    QPixmap m_picture;
    QSize m_cell; // the cell size of m_picture; the next four also belong to it
    qreal m_dpr = 0;
    Look m_look = Look::Tiles;
    std::optional<Theme> m_theme;
    std::size_t m_around = 0; // the part that is left out
    GameTilesPtr m_tiles;
    MergeKey m_mergeKey = MergeKey::None;
    Point m_from;
    Point m_to;
};

} // namespace levwright
