// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QIcon>
#include <QProxyStyle>
#include <QStyleOption>

namespace levwright {

// Qt's Fusion style with plain scroll bars. Fusion fills its own with gradients, for which Qt wakes other
// threads at each painting: a sixth of the cost of a key press that changes the length of a list.
class EditorStyle : public QProxyStyle {
    Q_OBJECT

public:
    EditorStyle();

    // The size of icons, boxes and scroll bars, in percent of the usual size. Fonts are not its matter.
    void setSize(int percent);

    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    // The icons in the titles of panels are requested at each layout. Fusion looks for their files each time,
    // which takes a fifth of the editor's start.
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option = nullptr,
                    const QWidget* widget = nullptr) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                           const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option = nullptr, const QWidget* widget = nullptr,
                  QStyleHintReturn* result = nullptr) const override;
    QIcon standardIcon(StandardPixmap which, const QStyleOption* option,
                       const QWidget* widget) const override;
    using QProxyStyle::polish;
    void polish(QPalette& palette) override;

private:
    void drawTabClose(const QStyleOption& option, QPainter& painter) const;
    void drawMenuButton(const QStyleOptionToolButton& option, QPainter& painter, const QWidget* widget) const;
    void drawScrollBar(const QStyleOptionSlider& option, QPainter& painter, const QWidget* widget) const;
    void drawEdge(PrimitiveElement element, const QStyleOption& option, QPainter& painter) const;

    int m_percent = 100;
    mutable QHash<StandardPixmap, QIcon> m_titleIcons;
};

} // namespace levwright
