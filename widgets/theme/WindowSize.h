// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScreen>
#include <QSize>
#include <QWidget>

namespace levwright {

// What a desktop may put around a window.
inline constexpr QSize desktopFrame(16, 48);

// The usual size of a window, or as much of it as its screen has room for.
inline QSize withinScreen(const QWidget& window, QSize usual) {
    return usual.boundedTo(window.screen()->availableSize() - desktopFrame);
}

} // namespace levwright
