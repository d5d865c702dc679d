// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Geometry.h"

#include <QEvent>
#include <QObject>

#include <functional>
#include <optional>

class QKeyEvent;
class QMouseEvent;

namespace levwright {

class MapCanvas;
class Session;

// Lets the user choose cells on a map for a caller: with a click or drag, or with the keyboard cursor and
// Enter or space. Escape, another button, and any change of text or selection cancel it. Meanwhile the map
// does nothing else with these inputs.
class PlacePicker : public QObject {
    Q_OBJECT

public:
    // Both must outlive it.
    PlacePicker(Session& session, MapCanvas& canvas);

    // The first corner of cells is where the button went down. taken is not called after a cancellation.
    void begin(std::function<void(const Area& cells)> taken);
    bool isPicking() const { return m_taken != nullptr; }
    void giveUp();

    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    // Instructions for the status bar.
    void told(const QString& words);

private:
    bool takeMouse(const QMouseEvent& event, QEvent::Type type);
    bool takeKey(const QKeyEvent& event);
    void finish(Point from, Point to);
    void end();

    MapCanvas& m_canvas;
    std::function<void(const Area& cells)> m_taken;
    std::optional<Point> m_from;
};

} // namespace levwright
