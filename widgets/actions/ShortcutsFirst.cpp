// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/actions/ShortcutsFirst.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeyEvent>

#include <algorithm>

namespace levwright {

ShortcutsFirst::ShortcutsFirst(QWidget& window) : QObject(&window), m_window(window) {
    QCoreApplication::instance()->installEventFilter(this);
}

bool ShortcutsFirst::eventFilter(QObject* object, QEvent* event) {
    if (event->type() != QEvent::ShortcutOverride)
        return false;
    const auto* focused = qobject_cast<QWidget*>(object);
    if (focused == nullptr || focused->window() != &m_window)
        return false;
    const QKeySequence pressed(static_cast<QKeyEvent*>(event)->keyCombination());
    const bool isOurs = std::ranges::any_of(
        m_window.actions(), [&](const QAction* action) { return action->shortcuts().contains(pressed); });
    if (isOurs)
        event->ignore();
    return isOurs;
}

} // namespace levwright
