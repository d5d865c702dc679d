// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/InterfaceSize.h"

#include "widgets/theme/EditorStyle.h"

#include <QApplication>
#include <QWidget>

namespace levwright {

InterfaceSize::InterfaceSize() : m_usual(QApplication::font()) {}

InterfaceSize::~InterfaceSize() {
    choose(100);
}

void InterfaceSize::choose(int percent) {
    if (percent == m_percent)
        return;
    m_percent = percent;
    if (auto* style = qobject_cast<EditorStyle*>(QApplication::style()))
        style->setSize(percent);
    QFont font = m_usual;
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * percent / 100);
    else
        font.setPixelSize(font.pixelSize() * percent / 100);
    QApplication::setFont(font);
    for (QWidget* widget : QApplication::allWidgets()) {
        QEvent event(QEvent::StyleChange);
        QApplication::sendEvent(widget, &event);
    }
}

} // namespace levwright
