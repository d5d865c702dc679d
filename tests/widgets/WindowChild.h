// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shell/MainWindow.h"

namespace levwright {

// The widget with that name on the active page, in one of its panels, or elsewhere in the window.
template <class Widget>
Widget& childOf(const MainWindow& window, const char* name) {
    const QString wanted = QString::fromLatin1(name);
    if (auto* found = window.page().findChild<Widget*>(wanted))
        return *found;
    for (const QPointer<QWidget>& panel : window.page().panels()) {
        if (!panel)
            continue;
        auto* itself = panel->objectName() == wanted ? qobject_cast<Widget*>(panel.data()) : nullptr;
        if (Widget* found = itself != nullptr ? itself : panel->template findChild<Widget*>(wanted))
            return *found;
    }
    auto* found = window.findChild<Widget*>(wanted);
    if (found == nullptr)
        qFatal("no %s", name);
    return *found;
}

} // namespace levwright
