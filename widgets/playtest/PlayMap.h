// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/playtest/Playthrough.h"
#include "widgets/mapdrawing/MapLooks.h"
#include "widgets/playtest/CellPainter.h"

#include <QAbstractScrollArea>

#include <memory>
#include <optional>

namespace levwright {

// The map of a playtest. It handles no keys; they go to its window.
class PlayMap : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit PlayMap(const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    // Letters and pictures of the user are for levels; other worlds look as ever.
    void setMapLook(const MapLook& look);
    struct World {
        MapForm form = MapForm::Tiles;
        std::shared_ptr<const Catalog> names = nullptr; // of a level; null if none
    };
    // Shows another game, with its own size and form. looks: as for follow().
    void start(const playtest::Playthrough& game, World world, TypeLooks looks);
    // Shows the present moment, repainting only what has changed.
    void follow(const playtest::Playthrough& game, TypeLooks looks);
    void setEyes(playtest::Eyes eyes) { m_eyes = eyes; }
    playtest::Eyes eyes() const { return m_eyes; }
    // Sets the cell that the user looks at by keyboard.
    void setLookMark(std::optional<Point> cell);

    void zoomIn();
    void zoomOut();
    void zoomToFit();

    const Grid<playtest::ShownCell>& cells() const { return m_cells; }
    MapForm form() const { return m_world.form; }
    QRect cellRect(Point cell) const;
    // The cell at that position; empty beyond the map.
    std::optional<Point> cellAt(QPoint inViewport) const;

Q_SIGNALS:
    // The cell under the pointer; empty if none.
    void hovered(std::optional<levwright::Point> cell);

protected:
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;

private:
    bool isSquare() const;
    QSize cellOf(int step) const;
    void renewPainter();
    void showAnew();
    void takeCells(Grid<playtest::ShownCell> cells);
    void updateCells(const Grid<playtest::ShownCell>& before);
    void growExtent(const playtest::Playthrough& game);
    void setZoom(int step);
    void updateScrollBars();
    void keepPlayerInView();
    QSize content() const;
    QPoint origin() const;

    Theme m_theme;
    MapLook m_look;
    World m_world;
    playtest::Eyes m_eyes = playtest::Eyes::Player;
    Grid<playtest::ShownCell> m_cells;
    Grid<char> m_terrain;
    TypeLooks m_looks;
    Area m_extent; // of the cells that matter; the rest of the map is solid
    std::optional<Point> m_player;
    std::optional<Point> m_lookMark;
    int m_zoom;
    QSize m_cell;
    bool m_fits = true; // fits the window until the user zooms
    std::optional<CellPainter> m_painter;
};

} // namespace levwright
