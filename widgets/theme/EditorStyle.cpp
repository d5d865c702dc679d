// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/EditorStyle.h"

#include <QApplication>
#include <QIconEngine>
#include <QPainter>

#include <utility>

namespace levwright {
namespace {

constexpr int tabCloseSize = 16; // pixels
constexpr int handleMargin = 3;  // pixels between the handle and the long sides of its bar

QColor mixed(const QColor& a, const QColor& b, int percentOfB) {
    const auto mix = [&](int from, int to) { return from + (to - from) * percentOfB / 100; };
    return {mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue())};
}

// The palette of Theme::contrast().
bool isContrast(const QPalette& palette) {
    return palette.color(QPalette::Window) == Qt::black && palette.color(QPalette::WindowText) == Qt::white;
}

// The icons in the titles of panels are grey in Fusion, which high contrast cannot show: there they are drawn
// in the colour of words. The palette may change while buttons keep their icons.
class TitleIcon : public QIconEngine {
public:
    TitleIcon(QIcon usual, bool closes) : m_usual(std::move(usual)), m_closes(closes) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override {
        const QPalette palette = QApplication::palette();
        if (!isContrast(palette))
            return m_usual.paint(painter, rect, Qt::AlignCenter, mode, state);
        const QRectF box = QRectF(rect).adjusted(1.5, 1.5, -1.5, -1.5);
        painter->save();
        painter->setPen(QPen(palette.color(QPalette::WindowText), 1.5));
        if (m_closes) {
            painter->drawLine(box.topLeft(), box.bottomRight());
            painter->drawLine(box.topRight(), box.bottomLeft());
        } else {
            painter->drawRect(box);
        }
        painter->restore();
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        if (!isContrast(QApplication::palette()))
            return m_usual.pixmap(size, mode, state);
        QPixmap picture(size);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        paint(&painter, picture.rect(), mode, state);
        return picture;
    }
    QSize actualSize(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        return m_usual.actualSize(size, mode, state);
    }
    QIconEngine* clone() const override { return new TitleIcon(*this); }

private:
    QIcon m_usual;
    bool m_closes;
};

// Fusion draws the arrow of such a button into its lower corner, where it looks like a comma.
bool isWordWithMenu(const QStyleOptionToolButton& button) {
    return button.features.testFlag(QStyleOptionToolButton::HasMenu) &&
           !button.features.testFlag(QStyleOptionToolButton::MenuButtonPopup) && !button.text.isEmpty() &&
           (button.toolButtonStyle == Qt::ToolButtonTextOnly || button.icon.isNull());
}

// What grows with the size of the interface beside its fonts. The icons of tabs and of line edits are as
// large as small icons, for which Fusion asks us.
bool isScaled(QStyle::PixelMetric metric) {
    switch (metric) {
    case QStyle::PM_SmallIconSize:
    case QStyle::PM_ButtonIconSize:
    case QStyle::PM_ToolBarIconSize:
    case QStyle::PM_ListViewIconSize:
    case QStyle::PM_MessageBoxIconSize:
    case QStyle::PM_TitleBarButtonIconSize:
    case QStyle::PM_TabCloseIndicatorWidth:
    case QStyle::PM_TabCloseIndicatorHeight:
    case QStyle::PM_IndicatorWidth:
    case QStyle::PM_IndicatorHeight:
    case QStyle::PM_ExclusiveIndicatorWidth:
    case QStyle::PM_ExclusiveIndicatorHeight:
    case QStyle::PM_ScrollBarExtent:
    case QStyle::PM_ScrollBarSliderMin:
    case QStyle::PM_MenuButtonIndicator:
    case QStyle::PM_TreeViewIndentation:
    case QStyle::PM_DockWidgetTitleMargin:
        return true;
    default:
        return false;
    }
}

} // namespace

EditorStyle::EditorStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

void EditorStyle::setSize(int percent) {
    m_percent = percent;
    m_titleIcons.clear();
}

void EditorStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                     QPainter* painter, const QWidget* widget) const {
    const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
    const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
    if (control == CC_ScrollBar && bar != nullptr)
        drawScrollBar(*bar, *painter, widget);
    else if (control == CC_ToolButton && button != nullptr && isWordWithMenu(*button))
        drawMenuButton(*button, *painter, widget);
    else
        QProxyStyle::drawComplexControl(control, option, painter, widget);
}

// Fusion derives the edge of a box from the window's colour, so an empty box is invisible in the dark theme.
void EditorStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                const QWidget* widget) const {
    if (element == PE_IndicatorTabClose)
        return drawTabClose(*option, *painter);
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    if (isContrast(option->palette))
        return drawEdge(element, *option, *painter);
    if (element != PE_IndicatorCheckBox && element != PE_IndicatorItemViewItemCheck)
        return;
    painter->save();
    painter->setPen(mixed(option->palette.color(QPalette::Window),
                          option->palette.color(QPalette::WindowText),
                          (option->state & State_Enabled) != 0 ? 55 : 25));
    painter->setBrush(Qt::NoBrush);
    painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
    painter->restore();
}

// Fusion derives all edges from the window's colour, so on black they are invisible.
void EditorStyle::drawEdge(PrimitiveElement element, const QStyleOption& option, QPainter& painter) const {
    switch (element) {
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
    case PE_PanelLineEdit:
    case PE_PanelButtonCommand:
    case PE_FrameMenu:
    case PE_FrameGroupBox:
    case PE_FrameTabWidget:
    case PE_Frame:
        break;
    default:
        return;
    }
    painter.save();
    const bool isFocused = (option.state & State_HasFocus) != 0;
    painter.setPen(option.palette.color(isFocused ? QPalette::Highlight : QPalette::Light));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(option.rect.adjusted(0, 0, -1, -1));
    painter.restore();
}

int EditorStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    const int usual = metric == PM_TabCloseIndicatorWidth || metric == PM_TabCloseIndicatorHeight
                          ? tabCloseSize
                          : QProxyStyle::pixelMetric(metric, option, widget);
    return isScaled(metric) ? usual * m_percent / 100 : usual;
}

QSize EditorStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                    const QWidget* widget) const {
    const QSize usual = QProxyStyle::sizeFromContents(type, option, size, widget);
    const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
    return type == CT_ToolButton && button != nullptr && isWordWithMenu(*button)
               ? usual + QSize(proxy()->pixelMetric(PM_MenuButtonIndicator, option, widget), 0)
               : usual;
}

// The desktop's icons on buttons such as "Close" may be black, whatever the theme.
int EditorStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                           QStyleHintReturn* result) const {
    return hint == SH_DialogButtonBox_ButtonsHaveIcons ? 0
                                                       : QProxyStyle::styleHint(hint, option, widget, result);
}

// Fusion takes the button from the desktop's icons, where it may be a red disc.
void EditorStyle::drawTabClose(const QStyleOption& option, QPainter& painter) const {
    const QColor window = option.palette.color(QPalette::Window);
    const QColor ink = option.palette.color(QPalette::WindowText);
    const bool isPointedAt = (option.state & State_MouseOver) != 0 && (option.state & State_Enabled) != 0;
    const bool isFront = (option.state & State_Selected) != 0;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5);
    if (isPointedAt) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(mixed(window, ink, (option.state & State_Sunken) != 0 ? 35 : 18));
        painter.drawRoundedRect(box, 3, 3);
    }
    painter.setPen(QPen(mixed(window, ink, isPointedAt ? 100 : isFront ? 70 : 45), 1.2));
    constexpr qreal margin = 4.5; // pixels around the cross
    const QRectF cross = box.adjusted(margin, margin, -margin, -margin);
    painter.drawLine(cross.topLeft(), cross.bottomRight());
    painter.drawLine(cross.topRight(), cross.bottomLeft());
    painter.restore();
}

QIcon EditorStyle::standardIcon(StandardPixmap which, const QStyleOption* option,
                                const QWidget* widget) const {
    if (which != SP_TitleBarCloseButton && which != SP_TitleBarNormalButton)
        return QProxyStyle::standardIcon(which, option, widget);
    auto found = m_titleIcons.constFind(which);
    if (found == m_titleIcons.constEnd())
        found =
            m_titleIcons.insert(which, QIcon(new TitleIcon(QProxyStyle::standardIcon(which, option, widget),
                                                           which == SP_TitleBarCloseButton)));
    return *found;
}

// Other colours may need other icons.
void EditorStyle::polish(QPalette& palette) {
    m_titleIcons.clear();
    QProxyStyle::polish(palette);
}

// The arrow stands behind the word.
void EditorStyle::drawMenuButton(const QStyleOptionToolButton& option, QPainter& painter,
                                 const QWidget* widget) const {
    QStyleOptionToolButton ground = option;
    ground.text.clear();
    ground.features &= ~QStyleOptionToolButton::ToolButtonFeatures(QStyleOptionToolButton::HasMenu);
    QProxyStyle::drawComplexControl(CC_ToolButton, &ground, &painter, widget);
    const int room = proxy()->pixelMetric(PM_MenuButtonIndicator, &option, widget);
    QStyleOptionToolButton word = option;
    word.rect.adjust(0, 0, -room, 0);
    proxy()->drawControl(CE_ToolButtonLabel, &word, &painter, widget);
    auto arrow = static_cast<const QStyleOption&>(option);
    const int size = room * 2 / 3;
    arrow.rect = QRect(word.rect.right() + 1, option.rect.center().y() - size / 2, size, size);
    proxy()->drawPrimitive(PE_IndicatorArrowDown, &arrow, &painter, widget);
}

void EditorStyle::drawScrollBar(const QStyleOptionSlider& option, QPainter& painter,
                                const QWidget* widget) const {
    const QColor window = option.palette.color(QPalette::Window);
    const QColor ink = option.palette.color(QPalette::WindowText);
    painter.fillRect(option.rect, mixed(window, ink, 6));
    if (option.minimum == option.maximum)
        return;
    const bool isHorizontal = option.orientation == Qt::Horizontal;
    const bool isHeld = (option.state & State_Sunken) != 0 && option.activeSubControls == SC_ScrollBarSlider;
    const bool isPointedAt =
        (option.state & State_MouseOver) != 0 && option.activeSubControls == SC_ScrollBarSlider;
    const QRect handle = proxy()->subControlRect(CC_ScrollBar, &option, SC_ScrollBarSlider, widget);
    const int across = isHorizontal ? 0 : handleMargin;
    const int along = isHorizontal ? handleMargin : 0;
    painter.fillRect(handle.adjusted(across, along, -across, -along), mixed(window, ink,
                                                                            isHeld        ? 60
                                                                            : isPointedAt ? 45
                                                                                          : 30));
    const bool isMirrored = isHorizontal && option.direction == Qt::RightToLeft;
    const auto arrow = [&](SubControl button, PrimitiveElement element) {
        QStyleOptionSlider place = option;
        place.rect = proxy()->subControlRect(CC_ScrollBar, &option, button, widget).adjusted(4, 4, -4, -4);
        proxy()->drawPrimitive(element, &place, &painter, widget);
    };
    arrow(SC_ScrollBarSubLine, !isHorizontal ? PE_IndicatorArrowUp
                               : isMirrored  ? PE_IndicatorArrowRight
                                             : PE_IndicatorArrowLeft);
    arrow(SC_ScrollBarAddLine, !isHorizontal ? PE_IndicatorArrowDown
                               : isMirrored  ? PE_IndicatorArrowLeft
                                             : PE_IndicatorArrowRight);
}

} // namespace levwright
