// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/textpane/Gutter.h"

#include <QMouseEvent>

namespace levwright {

Gutter::Gutter(CodeEditor& editor) : QWidget(&editor), m_editor(editor) {
    setObjectName(QStringLiteral("textpane.gutter"));
    setCursor(Qt::ArrowCursor);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Line numbers"));
}

void Gutter::mousePressEvent(QMouseEvent* event) {
    const QPoint place(0, event->position().toPoint().y());
    if (event->button() == Qt::LeftButton)
        m_editor.selectLine(m_editor.cursorForPosition(place).blockNumber());
}

void Gutter::wheelEvent(QWheelEvent* event) {
    QCoreApplication::sendEvent(m_editor.viewport(), event);
}

} // namespace levwright
