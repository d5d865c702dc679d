// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QIcon>
#include <QProxyStyle>
#include <QStyleOption>

namespace levwright {

// Qt's Fusion style with plain scroll bars. Fusion fills its own with colours that run into each other, for
// which Qt wakes other threads each time one is painted: a sixth of what a key press costs where it changes
// how long a list is.
class EditorStyle : public QProxyStyle {
    Q_OBJECT

public:
    EditorStyle();

    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    // Those in the titles of panels are asked for with each layout: Fusion looks for their files each time, a
    // fifth of the editor's start.
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    QIcon standardIcon(StandardPixmap which, const QStyleOption* option,
                       const QWidget* widget) const override;
    using QProxyStyle::polish;
    void polish(QPalette& palette) override;

private:
    void drawScrollBar(const QStyleOptionSlider& option, QPainter& painter, const QWidget* widget) const;

    mutable QHash<StandardPixmap, QIcon> m_titleIcons;
};

} // namespace levwright
