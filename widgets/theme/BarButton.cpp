// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/BarButton.h"

namespace levwright {

QToolButton* makeBarButton(QWidget* bar, const QString& name, const QString& text, const QString& tip) {
    auto* button = new QToolButton(bar);
    button->setObjectName(name);
    button->setText(text);
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    button->setAutoRaise(true);
    return button;
}

} // namespace levwright
