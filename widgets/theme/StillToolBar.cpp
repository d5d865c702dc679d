// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/StillToolBar.h"

#include <QActionEvent>
#include <QToolButton>

namespace levwright {

void StillToolBar::actionEvent(QActionEvent* event) {
    // The button follows its action without the tool bar.
    if (event->type() == QEvent::ActionChanged)
        return;
    QToolBar::actionEvent(event);
    if (event->type() != QEvent::ActionAdded)
        return;
    auto* button = qobject_cast<QToolButton*>(widgetForAction(event->action()));
    if (button != nullptr && button->defaultAction() == event->action())
        button->setFixedSize(button->sizeHint());
}

} // namespace levwright
