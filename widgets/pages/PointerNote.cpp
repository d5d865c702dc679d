// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/PointerNote.h"

#include <QApplication>
#include <QEvent>

#include <algorithm>
#include <chrono>

namespace levwright {
namespace {

using namespace std::chrono_literals;

constexpr int widest = 420;
constexpr int distance = 8; // from the place, and from the borders
constexpr auto shortest = 4000ms;
constexpr auto forEachCharacter = 60ms;

} // namespace

PointerNote::PointerNote(QWidget* page) : QLabel(page) {
    setObjectName(QStringLiteral("pointerNote"));
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setMargin(distance);
    setFrameShape(QFrame::Box);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::ToolTipBase);
    setForegroundRole(QPalette::ToolTipText);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    m_end.setSingleShot(true);
    connect(&m_end, &QTimer::timeout, this, &PointerNote::end);
    hide();
}

void PointerNote::say(const QString& sentence, const QRect& area, const QRect& place) {
    setText(sentence);
    const int width =
        std::min({widest, area.width() - 2 * distance,
                  fontMetrics().horizontalAdvance(sentence) + 2 * margin() + 2 * frameWidth() + 2});
    const QSize size(std::max(width, 1), heightForWidth(std::max(width, 1)));
    const bool isPlaced = !place.isEmpty();
    QPoint corner(isPlaced ? place.left() : area.center().x() - size.width() / 2,
                  isPlaced ? place.bottom() + distance : area.top() + distance);
    if (isPlaced && corner.y() + size.height() > area.bottom() && place.top() - area.top() > size.height())
        corner.setY(place.top() - distance - size.height());
    const int right = std::max(area.left() + distance, area.right() - size.width() - distance);
    corner.setX(std::clamp(corner.x(), area.left() + distance, right));
    setGeometry(QRect(corner, size));
    show();
    raise();
    m_end.start(std::max<std::chrono::milliseconds>(shortest, forEachCharacter * sentence.size()));
}

void PointerNote::showEvent(QShowEvent* event) {
    QLabel::showEvent(event);
    qApp->installEventFilter(this);
}

void PointerNote::hideEvent(QHideEvent* event) {
    QLabel::hideEvent(event);
    qApp->removeEventFilter(this);
}

void PointerNote::end() {
    m_end.stop();
    hide();
    Q_EMIT ended(text());
}

// The system sends keys and clicks to a window. What caused the note may still be on its way through widgets.
bool PointerNote::eventFilter(QObject* watched, QEvent* event) {
    const bool isPress = event->type() == QEvent::KeyPress || event->type() == QEvent::MouseButtonPress;
    if (isPress && watched->isWindowType())
        end();
    return QLabel::eventFilter(watched, event);
}

} // namespace levwright
