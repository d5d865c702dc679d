// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/StillToolBar.h"

#include <QActionEvent>
#include <QToolButton>

namespace levwright {
namespace {

constexpr QSize usualIcon(20, 20);

} // namespace

void StillToolBar::setScale(int percent) {
    setIconSize(usualIcon * percent / 100);
    for (QAction* action : actions())
        holdStill(*action);
}

void StillToolBar::holdStill(QAction& action) {
    auto* button = qobject_cast<QToolButton*>(widgetForAction(&action));
    if (button != nullptr && button->defaultAction() == &action)
        button->setFixedSize(button->sizeHint());
}

void StillToolBar::actionEvent(QActionEvent* event) {
    // The button follows its action without the tool bar.
    if (event->type() == QEvent::ActionChanged)
        return;
    QToolBar::actionEvent(event);
    if (event->type() == QEvent::ActionAdded)
        holdStill(*event->action());
}

} // namespace levwright
