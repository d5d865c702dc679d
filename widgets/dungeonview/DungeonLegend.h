// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/Theme.h"

#include <QWidget>

namespace levwright {

// What the signs of the dungeon view mean.
class DungeonLegend : public QWidget {
    Q_OBJECT

public:
    DungeonLegend(const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintSign(QPainter& painter, int sign, const QRect& place) const;

    Theme m_theme;
};

} // namespace levwright
