// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/canvas/RoomDrag.h"

#include <QPoint>
#include <QString>
#include <Qt>

#include <optional>
#include <vector>

namespace levwright {

// Where the pointer or the keyboard cursor is.
struct GesturePoint {
    Point cell;
    QPoint pixel = {}; // in the viewport; used only by gestures that a pointer begins
    Qt::KeyboardModifiers keys = {};
};

// What a gesture draws over the map beside what it writes into the text. All cells are cells of the map.
struct GesturePreview {
    std::optional<Area> band;
    std::vector<Point> caught; // the cells of what the band would take
    std::optional<Area> zone;  // the alignment to which a part would go
    RoomDrag::Preview room;
};

// One thing that the user does on the map, from a press to a release, or from one key to another. It knows no
// widget. Only one is under way at a time.
class Gesture {
public:
    // What must be painted again when it has moved to another cell, besides what the text's change repaints.
    enum class Repaint : quint8 { Nothing, Preview, Everything };

    Gesture() = default;
    Gesture(const Gesture&) = delete;
    Gesture& operator=(const Gesture&) = delete;
    virtual ~Gesture() = default;

    // Returns false if there is nothing to do from there, or if it is done at once. Then no other function is
    // called.
    virtual bool begin(const GesturePoint& at) = 0;
    virtual void move(const GesturePoint& to) = 0;
    virtual void end(const GesturePoint& at) = 0;
    // Ends it as if it had never been.
    virtual void cancel() = 0;

    // False if it came to an end by itself, for example because the text was changed elsewhere.
    virtual bool isUnderWay() const = 0;
    // The pointer meanwhile; empty if it stays as it is.
    virtual std::optional<Qt::CursorShape> pointerShape() const { return std::nullopt; }
    virtual GesturePreview preview() const { return {}; }
    virtual Repaint repaint() const { return Repaint::Nothing; }
    // The size of what is drawn up to the cell, or the distance of a move, for the status bar; empty if
    // neither.
    virtual QString measured(Point /*cell*/) const { return {}; }
    // Whether Shift changes what it draws even while the pointer rests.
    virtual bool heedsShift() const { return false; }
};

// "  12 × 5"
QString sizeInWords(const Area& area);

} // namespace levwright
