// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/canvas/FloatingStrip.h"

#include <QEvent>
#include <QHBoxLayout>

#include <algorithm>
#include <chrono>
#include <utility>

namespace levwright {
namespace {

constexpr int margin = 8;                             // to the edges of the map
constexpr auto rest = std::chrono::milliseconds(400); // of the pointer

} // namespace

FloatingStrip::FloatingStrip(QAbstractScrollArea& canvas, FloatingFragment& floating,
                             std::function<QRect(const Area&)> rectOf)
    : QFrame(&canvas), m_canvas(canvas), m_floating(floating), m_rectOf(std::move(rectOf)),
      m_arrows(new QLabel(tr("Arrows move it"), this)) {
    setObjectName(QStringLiteral("floatingStrip"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setCursor(Qt::ArrowCursor);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 3, 4, 3);
    layout->setSpacing(2);
    layout->addWidget(m_arrows);
    const auto turn = [this](Turn how) { return [this, how] { m_floating.turnBy(how); }; };
    addButton("strip.drop", tr("Put Down (Enter)"), tr("Enter"), [this] { m_floating.drop(); });
    addButton("strip.flipHorizontally", tr("Flip ↔ (X)"), tr("X ↔"), turn(Turn::FlipHorizontally));
    addButton("strip.flipVertically", tr("Flip ↕ (Y)"), tr("Y ↕"), turn(Turn::FlipVertically));
    addButton("strip.rotate", tr("Rotate (R)"), tr("R ↻"), turn(Turn::Clockwise));
    addButton("strip.cancel", tr("Cancel (Esc)"), tr("Esc"), [this] { m_floating.cancel(); });
    hide();
    m_rest.setSingleShot(true);
    m_rest.setInterval(rest);
    connect(&m_rest, &QTimer::timeout, this, [this] {
        if (!underMouse())
            place();
    });
    connect(&floating, &FloatingFragment::changed, this, &FloatingStrip::follow);
    canvas.viewport()->installEventFilter(this);
}

void FloatingStrip::addButton(const char* name, const QString& text, const QString& shortText,
                              const std::function<void()>& run) {
    auto* button = new QToolButton(this);
    button->setObjectName(QString::fromLatin1(name));
    button->setText(text);
    button->setToolTip(text);
    button->setAccessibleName(text);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::NoFocus);
    connect(button, &QToolButton::clicked, this, run);
    layout()->addWidget(button);
    m_buttons.push_back({button, text, shortText});
}

void FloatingStrip::follow() {
    const bool floats = m_floating.isFloating();
    if (floats && isHidden())
        arrange();
    else if (floats)
        m_rest.start();
    else
        m_rest.stop();
    setVisible(floats);
}

// With fewer and shorter texts if the map is narrow.
void FloatingStrip::arrange() {
    struct Wording {
        bool hasArrows;
        bool hasWords;
    };
    for (const Wording wording : {Wording{true, true}, Wording{false, true}, Wording{false, false}}) {
        m_arrows->setVisible(wording.hasArrows);
        for (const Button& each : m_buttons)
            each.button->setText(wording.hasWords ? each.text : each.shortText);
        layout()->invalidate();
        if (layout()->sizeHint().width() + 2 * margin <= m_canvas.viewport()->width())
            break;
    }
    place();
}

void FloatingStrip::place() {
    const QRect view = m_canvas.viewport()->geometry();
    const QSize size = layout()->sizeHint();
    const int left = view.left() + std::max(0, (view.width() - size.width()) / 2);
    const QRect below(QPoint(left, view.bottom() - margin - size.height()), size);
    const QRect above(QPoint(left, view.top() + 3 * margin), size); // below the ruler
    const QRect floats = m_rectOf(m_floating.area()).translated(view.topLeft());
    setGeometry(below.intersects(floats) && !above.intersects(floats) ? above : below);
}

bool FloatingStrip::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && m_floating.isFloating())
        arrange();
    else if (event->type() == QEvent::MouseMove && m_rest.isActive())
        m_rest.start();
    return QFrame::eventFilter(watched, event);
}

} // namespace levwright
