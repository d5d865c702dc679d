// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/LevelLanguage.h"
#include "widgets/canvas/Gesture.h"
#include "widgets/canvas/MapControls.h"
#include "widgets/canvas/MapSight.h"
#include "widgets/mapdrawing/MapLooks.h"
#include "widgets/mapdrawing/ThingPainter.h"
#include "widgets/theme/ShapedTexts.h"

#include <QPainter>
#include <QPixmap>
#include <QRegion>

#include <optional>

namespace levwright {

// What a canvas paints with. It is kept from one painting to the next.
struct CanvasBrushes {
    explicit CanvasBrushes(const Theme& with) : theme(with) {}
    // To be called when theme, look, game, cell size or dpr have changed.
    void renew(const Catalog& catalog, QSize cell, qreal newDpr);

    Theme theme;
    MapLook look;
    qreal dpr = 1;
    std::optional<TerrainPainter> terrain;
    std::optional<ThingPainter> things;
    ShapedTexts numbers; // of the rulers
    QPixmap floating;    // null if it must be painted again
};

// What changes with the pointer and the window.
struct CanvasMoment {
    GesturePreview preview;
    std::optional<Point> hover;
    std::optional<Point> cursor;
    bool hasFocus = false;
    bool gridShown = false;
    qreal marching = 0; // how far the dashes around selected cells have moved, in line widths
    QPoint ruler;       // width of the left one, height of the top one
    QRect viewport;
    QColor noticeInk;
};

struct PaintJob {
    QPainter& painter;
    const QRegion& exposed;
    CanvasBrushes& brushes;
    const MapSight& sight;
    OverlayStack& overlays;
    MapControls& controls;
    const CanvasMoment& moment;
};

// Paints everything that is exposed.
void paintCanvas(const PaintJob& job);
// The layers, from bottom to top.
void paintGround(const PaintJob& job);
void paintThings(const PaintJob& job);
void paintHand(const PaintJob& job);
void paintRulers(const PaintJob& job);
// What is painted in place of all these if there are no cells.
void paintNotice(const PaintJob& job);

// What the classes that paint have in common.
class MapPainting {
public:
    explicit MapPainting(const PaintJob& job)
        : m_painter(job.painter), m_exposed(job.exposed), m_brushes(job.brushes), m_theme(job.brushes.theme),
          m_terrain(*job.brushes.terrain), m_things(*job.brushes.things), m_sight(job.sight),
          m_session(job.sight.session), m_model(job.sight.model), m_overlays(job.overlays),
          m_controls(job.controls), m_moment(job.moment) {}

protected:
    QRect cellRect(Point cell) const { return m_sight.geometry.cellRect(cell); }
    QRect areaRect(const Area& area) const { return m_sight.geometry.areaRect(area); }
    // Whether any of the line along the rectangle's edge, two pixels wide, needs painting.
    bool meetsEdge(const QRect& rect) const;
    // Fills each exposed rectangle by itself; see MapCanvas::paintEvent.
    void fillExposed(const QRect& rect, const QColor& color) const;

    QPainter& m_painter;
    const QRegion& m_exposed;
    CanvasBrushes& m_brushes;
    const Theme& m_theme;
    TerrainPainter& m_terrain;
    ThingPainter& m_things;
    const MapSight& m_sight;
    const Session& m_session;
    const CanvasModel& m_model;
    OverlayStack& m_overlays;
    MapControls& m_controls;
    const CanvasMoment& m_moment;
};

} // namespace levwright
