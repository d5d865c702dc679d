// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/canvas/FloatingFragment.h"

#include <QAbstractScrollArea>
#include <QFrame>
#include <QLabel>
#include <QTimer>
#include <QToolButton>

#include <functional>
#include <vector>

namespace levwright {

// Over the map while something floats: what can be done with it, and by which keys. It lies at the lower
// edge, or at the upper one if it would cover what floats, and never takes the focus. What floats follows the
// pointer, so the strip changes its edge only when the pointer rests: who moves straight to a button finds
// it.
class FloatingStrip : public QFrame {
    Q_OBJECT

public:
    // rectOf: where an area of the map is in the viewport.
    FloatingStrip(QAbstractScrollArea& canvas, FloatingFragment& floating,
                  std::function<QRect(const Area&)> rectOf);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Button {
        QToolButton* button;
        QString text;
        QString shortText;
    };

    void addButton(const char* name, const QString& text, const QString& shortText,
                   const std::function<void()>& run);
    void follow();
    void arrange();
    void place();

    QAbstractScrollArea& m_canvas;
    FloatingFragment& m_floating;
    std::function<QRect(const Area&)> m_rectOf;
    QLabel* m_arrows;
    QTimer m_rest; // runs while the pointer moves, and a little longer
    std::vector<Button> m_buttons;
};

} // namespace levwright
