// SPDX-License-Identifier: GPL-3.0-or-later
// A user who hits anything: random keys and mouse actions over text, map and panels of a window.
#pragma once

#include "tests/widgets/WindowDesk.h"

#include <QRandomGenerator>
#include <QTimer>

#include <span>

namespace levwright {

class Storm {
public:
    Storm(WindowDesk& desk, quint32 seed);

    // One action of a user: a few keys, or a mouse movement.
    void step();
    int keys() const { return m_keys; }

    // Puts the caret at the place and types letters there.
    void typeLetters(int count, Offset place);

private:
    struct Step {
        void (Storm::*run)();
        int share;
    };
    static std::span<const Step> steps();

    int below(int bound) { return int(m_random.bounded(bound)); }
    Offset anyPlace() { return Offset(m_random.bounded(quint32(m_desk.session().text().size() + 1))); }
    QPoint anySpot(const QWidget& widget) { return {below(widget.width()), below(widget.height())}; }
    QWidget& map() { return *m_desk.canvas().viewport(); }
    void key(QWidget& widget, Qt::Key key, Qt::KeyboardModifiers with = {});

    void typeAnywhere();
    void typeHere();
    void erase();
    void moveCaret();
    void undo();
    void redo();
    void clipboard();
    void clickMap();
    void dragMap();
    void changeTool();
    void pressOnMap();
    void selectStatement();
    void typeIntoField();
    void nextRoll();
    void nextProblem();

    WindowDesk& m_desk;
    QRandomGenerator m_random;
    QTimer m_closer; // closes whatever would wait for an answer
    int m_keys = 0;
};

} // namespace levwright
