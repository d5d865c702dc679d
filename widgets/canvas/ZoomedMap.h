// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/canvas/MapGeometry.h"
#include "widgets/mapdrawing/ZoomSteps.h"

#include <QAbstractScrollArea>
#include <QNativeGestureEvent>

#include <optional>

namespace levwright {

// A widget of cells that can be zoomed and scrolled, between rulers. It knows nothing of what the cells hold.
class ZoomedMap : public QAbstractScrollArea {
    Q_OBJECT

public:
    void zoomIn();
    void zoomOut();
    // Fits the map, or everything that is shown, into the window, and keeps it fitted.
    void zoomToFit();
    // Sets the size that the pictures are drawn for.
    void zoomToNormal();
    // Something covers that many pixels at the lower edge, so the last cells can be scrolled up from there.
    // If it stays, the map is fitted above it; if it comes and goes, the map stays where it is.
    void setFoot(int pixels, bool stays);
    QSize cellSize() const { return m_cell; }
    // How it is zoomed and scrolled, for a later window; empty while it keeps itself fitted. What is not such
    // a state changes nothing.
    QByteArray zoomState() const;
    void restoreZoom(const QByteArray& state);

    // The rectangle of a cell in the viewport; for tests and for callers that point at the cell.
    QRect cellRect(Point cell) const { return geometry().cellRect(cell); }
    Point cellAt(QPoint inViewport) const { return geometry().cellAt(inViewport); }
    MapGeometry geometry() const;
    // The cells that can be scrolled to.
    virtual Area extent() const = 0;

protected:
    // What the zoom keeps in sight when the window changes size, until the user zooms.
    enum class Fit : quint8 { None, Map, All };

    explicit ZoomedMap(QWidget* parent);

    // What fitting fits. Never asked for Fit::None.
    virtual Area fitted(Fit fit) const = 0;
    // What zoomToFit() fits.
    virtual Fit wholeFit() const = 0;
    // The pictures of cells must be drawn anew: their size or the font changed.
    virtual void renewPictures() = 0;
    // The cells are elsewhere in the viewport now.
    virtual void followCells() = 0;
    // Several fingers zoom. What the first of them began is to be given up.
    virtual void beginPinch() = 0;

    // Whether cells are square, as tiles are.
    void setSquare(bool square);
    bool isFitted() const { return m_fit != Fit::None; }
    void fit();
    void fitMap();
    // To be called when extent() has changed.
    void updateScrollBars();
    void scrollToCell(Point cell);
    void scrollBy(QPoint pixels);
    // Repaints the cells and what reaches beyond them.
    void updateArea(const Area& area);
    // Width of the left ruler, height of the top one.
    QPoint ruler() const { return m_ruler; }

    bool viewportEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void showEvent(QShowEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void setZoom(int step, QPoint keep);
    void zoomBy(int steps, QPoint keep);
    QSize pageFor(QSize cell) const;
    bool pinchBy(QEvent& event);
    bool pinchByTouchpad(const QNativeGestureEvent& event);
    void pinch(qreal factor, QPoint at);
    void limitScrollBars();
    void scrollToRestored();
    void measureRulers();
    QSize furthest(const Area& shown) const;
    QPoint origin() const { return geometry().origin; }

    const std::array<QSize, zoomSteps.size()>* m_steps = &zoomSteps;
    int m_zoom;
    QSize m_cell;
    QPoint m_ruler;
    int m_foot = 0;
    bool m_footStays = false;
    Fit m_fit = Fit::Map;
    QSize m_room;     // the window's room for the map, scroll bars included
    Area m_scrolled;  // the extent that the scroll bars are set for
    int m_turned = 0; // wheel turns towards the next size, in eighths of a degree
    qreal m_pinched = 1;
    std::optional<QPoint> m_restored; // where to scroll once there is a window
};

} // namespace levwright
