// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/LevelLanguage.h"
#include "widgets/canvas/CanvasModel.h"
#include "widgets/canvas/PartsLayout.h"
#include "widgets/canvas/TerrainPainter.h"

#include <QPixmap>

#include <optional>

namespace levwright {

// All parts of a maze level together: those beside the one on the map, and a roll of the level behind them.
// Also the drag of a part to another alignment, which the text follows; one drag is one step.
class PartsPicture {
public:
    PartsPicture(Session& session, const CanvasModel& model) : m_session(session), m_model(model) {}

    // False: it is the one that is shown.
    bool show(std::optional<PartsLayout> layout);
    // While the parts of the text are those of the layout.
    bool isShown() const;
    // The level's cell that is cell 0,0 of the part on the map.
    Point corner() const;
    // Another part than the one on the map.
    std::optional<std::size_t> otherAt(Point inLevel) const;
    // The statement that opens a part of the level.
    StatementRef opening(std::size_t part) const;
    // In cells of the level.
    Area areaOf(std::size_t part) const { return m_layout->parts[part]; }
    std::size_t count() const { return m_layout->parts.size(); }

    // All but the part on the map; origin is where the level's cell 0,0 is.
    void paint(QPainter& painter, TerrainPainter& terrain, QPoint origin);
    void invalidate() { m_picture = QPixmap(); }

    // Drags the part on the map; cells of the level.
    void begin(Point from);
    bool isDragging() const { return m_mergeKey != MergeKey::None; }
    void extend(Point to);
    void finish();
    // Ends the drag as if it had never been.
    void cancel();
    // To the next alignment in that direction.
    void nudge(Point by);
    // The area of the alignment that is pointed at while a part is dragged.
    std::optional<Area> zone() const;

    // As far as the part has one.
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
    QSize m_cell; // for which it was drawn, as the rest
    qreal m_dpr = 0;
    Look m_look = Look::Tiles;
    bool m_dark = false;
    std::size_t m_around = 0; // the part that is not in it
    MergeKey m_mergeKey = MergeKey::None;
    Point m_from;
    Point m_to;
};

} // namespace levwright
