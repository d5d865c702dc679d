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
    const int line = m_editor.cursorForPosition(place).blockNumber();
    if (event->button() != Qt::LeftButton)
        return;
    if (m_editor.isFoldMargin(int(event->position().x())))
        m_editor.folding().toggle(line);
    else
        m_editor.selectLine(line);
}

void Gutter::wheelEvent(QWheelEvent* event) {
    QCoreApplication::sendEvent(m_editor.viewport(), event);
}

} // namespace levwright
