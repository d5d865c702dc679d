// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/Theme.h"

#include <QObject>

namespace levwright {

// The theme of the program's windows, and the one signal for its changes.
class Themes : public QObject {
    Q_OBJECT

public:
    explicit Themes(const Theme& theme, QObject* parent = nullptr) : QObject(parent), m_theme(theme) {}

    const Theme& theme() const { return m_theme; }
    void choose(const Theme& theme) {
        m_theme = theme;
        Q_EMIT changed(m_theme);
    }

    // Passes the current and every later theme to the widget; returns the widget.
    template <class Themed>
    Themed* follow(Themed* themed) {
        connect(this, &Themes::changed, themed, &Themed::setTheme);
        return themed;
    }

Q_SIGNALS:
    void changed(const levwright::Theme& theme);

private:
    Theme m_theme;
};

} // namespace levwright
