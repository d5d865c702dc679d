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

// Lets the user show cells on a map for somebody else: a click or a drag there, or the keyboard cursor and
// Enter or space. Escape, another button, and whatever changes text or selection give it up. Meanwhile the
// map does nothing else with these.
class PlacePicker : public QObject {
    Q_OBJECT

public:
    // Both outlive it.
    PlacePicker(Session& session, MapCanvas& canvas);

    // The first corner is where the button went down. taken is not called if it is given up.
    void begin(std::function<void(const Area& cells)> taken);
    bool isPicking() const { return m_taken != nullptr; }
    void giveUp();

    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    // What to do, for the status bar.
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
