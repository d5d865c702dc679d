// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/Theme.h"

#include <QObject>

namespace levwright {

// The theme of the program's windows, and the one signal that tells of another.
class Themes : public QObject {
    Q_OBJECT

public:
    explicit Themes(const Theme& theme, QObject* parent = nullptr) : QObject(parent), m_theme(theme) {}

    const Theme& theme() const { return m_theme; }
    void choose(const Theme& theme) {
        m_theme = theme;
        Q_EMIT changed(m_theme);
    }

    // Gives the widget each theme that is chosen from now on, and the widget back.
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
