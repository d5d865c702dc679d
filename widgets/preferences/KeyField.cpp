// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/preferences/KeyField.h"

#include <QKeyEvent>

namespace levwright {
namespace {

// Keys that move out of the field.
bool leaves(const QKeyEvent& event) {
    return event.key() == Qt::Key_Escape || event.key() == Qt::Key_Tab || event.key() == Qt::Key_Backtab;
}

bool isModifier(int key) {
    return key == Qt::Key_Control || key == Qt::Key_Shift || key == Qt::Key_Alt || key == Qt::Key_Meta ||
           key == Qt::Key_AltGr || key == Qt::Key_CapsLock || key == Qt::Key_unknown || key == 0;
}

} // namespace

KeyField::KeyField(QWidget* parent) : QLineEdit(parent) {
    setContextMenuPolicy(Qt::NoContextMenu);
}

void KeyField::show(const QKeySequence& key) {
    m_key = key;
    setText(key.toString(QKeySequence::NativeText));
}

bool KeyField::event(QEvent* event) {
    // Otherwise a key that is a shortcut would do its work.
    if (event->type() == QEvent::ShortcutOverride && !leaves(static_cast<QKeyEvent&>(*event))) {
        event->accept();
        return true;
    }
    return QLineEdit::event(event);
}

void KeyField::keyPressEvent(QKeyEvent* event) {
    if (leaves(*event)) {
        event->ignore();
        return;
    }
    event->accept();
    if (isModifier(event->key()))
        return;
    const bool isPlain = event->modifiers() == Qt::NoModifier;
    const bool empties = isPlain && (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace);
    // What Shift makes of a key is in the key itself for signs, so Ctrl+Shift+1 may come as Ctrl+Shift+!.
    show(empties ? QKeySequence() : QKeySequence(event->keyCombination()));
    Q_EMIT pressed(m_key);
}

} // namespace levwright
