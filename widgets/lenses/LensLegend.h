// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/lenses/LensPicture.h"
#include "widgets/theme/Theme.h"

#include <QWidget>

#include <memory>
#include <utility>
#include <vector>

namespace levwright {

// What the colours and signs of a lens mean.
class LensLegend : public QWidget {
    Q_OBJECT

public:
    LensLegend(const Theme& theme, QWidget* parent);

    void setTheme(const Theme& theme);
    // Null shows nothing.
    void setPicture(std::shared_ptr<const LensPicture> picture);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString numbers() const;
    // What the signs mean, in the order in which they are drawn.
    QStringList signWords() const;
    // What the lines mean: an upright axis and a level one, as far as there are any.
    std::vector<std::pair<bool, QString>> axisWords() const;

    Theme m_theme;
    std::shared_ptr<const LensPicture> m_picture;
};

} // namespace levwright
