// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/actions/ShortcutsFirst.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QPlainTextEdit>

#include <algorithm>

namespace levwright {
namespace {

// Alt with these arrows moves lines in a text. Elsewhere it moves what is selected.
bool isOfFocused(const QWidget& focused, QKeyCombination pressed) {
    const bool isArrow =
        pressed == (Qt::AltModifier | Qt::Key_Up) || pressed == (Qt::AltModifier | Qt::Key_Down);
    return isArrow && qobject_cast<const QPlainTextEdit*>(&focused) == nullptr;
}

} // namespace

ShortcutsFirst::ShortcutsFirst(QWidget& window) : QObject(&window), m_window(window) {
    QCoreApplication::instance()->installEventFilter(this);
}

bool ShortcutsFirst::eventFilter(QObject* object, QEvent* event) {
    if (event->type() != QEvent::ShortcutOverride)
        return false;
    const auto* focused = qobject_cast<QWidget*>(object);
    if (focused == nullptr || focused->window() != &m_window)
        return false;
    const QKeyCombination keys = static_cast<QKeyEvent*>(event)->keyCombination();
    if (isOfFocused(*focused, keys)) {
        event->accept();
        return true;
    }
    const QKeySequence pressed(keys);
    const bool isOurs = std::ranges::any_of(
        m_window.actions(), [&](const QAction* action) { return action->shortcuts().contains(pressed); });
    if (isOurs)
        event->ignore();
    return isOurs;
}

} // namespace levwright
