// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/Theme.h"

#include <QWidget>

namespace levwright {

// The colours of a heat map, with the numbers at both ends.
class HeatLegend : public QWidget {
    Q_OBJECT

public:
    HeatLegend(const Theme& theme, QWidget* parent);

    void setTheme(const Theme& theme);
    // The share, 0..1, that the hottest colour stands for.
    void setHighest(double share);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Theme m_theme;
    QString m_highest;
};

} // namespace levwright
