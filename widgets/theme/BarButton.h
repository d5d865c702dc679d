// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QToolButton>

namespace levwright {

// A flat button for the bar of a panel. Screen readers also use the tip.
QToolButton* makeBarButton(QWidget* bar, const QString& name, const QString& text, const QString& tip);

} // namespace levwright
