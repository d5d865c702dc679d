// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/DockSizes.h"

#include <QDockWidget>
#include <QEvent>

#include <algorithm>
#include <utility>

namespace levwright {
namespace {

struct AreaRow {
    Qt::DockWidgetArea area;
    Qt::Orientation side; // along which its size counts
    const char* key;
    int usual;
};

constexpr std::array areas = {
    AreaRow{Qt::LeftDockWidgetArea, Qt::Horizontal, "docks/left", 250},
    AreaRow{Qt::RightDockWidgetArea, Qt::Horizontal, "docks/right", 290},
    AreaRow{Qt::BottomDockWidgetArea, Qt::Vertical, "docks/bottom", 170},
};

constexpr int leastForMap = 480; // pixels; in a small window, half of it

int along(QSize size, Qt::Orientation side) {
    return side == Qt::Horizontal ? size.width() : size.height();
}

} // namespace

DockSizes::DockSizes(QMainWindow& window, QSettings& settings)
    : QObject(&window), m_window(window), m_settings(settings) {
    static_assert(areas.size() == areaCount);
    for (std::size_t i = 0; i < areas.size(); ++i) {
        const int stored = settings.value(QLatin1String(areas[i].key)).toInt();
        m_wanted[i] = stored > 0 ? stored : areas[i].usual;
    }
    for (QDockWidget* dock : window.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly)) {
        const auto row = std::ranges::find(areas, window.dockWidgetArea(dock), &AreaRow::area);
        if (row != areas.end())
            window.resizeDocks({dock}, {m_wanted[std::size_t(row - areas.begin())]}, row->side);
        connect(dock, &QDockWidget::visibilityChanged, this,
                [this](bool visible) { m_isDue = m_isDue || visible; });
    }
    window.installEventFilter(this);
}

// Of docks in tabs, only the front one has a place.
QList<QDockWidget*> DockSizes::docksIn(Qt::DockWidgetArea area) const {
    QList<QDockWidget*> docks = m_window.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly);
    docks.removeIf([&](QDockWidget* dock) {
        return dock->isHidden() || dock->isFloating() || m_window.dockWidgetArea(dock) != area ||
               !m_window.rect().intersects(dock->geometry());
    });
    return docks;
}

DockSizes::Sizes DockSizes::present() const {
    Sizes sizes{};
    for (std::size_t i = 0; i < areas.size(); ++i) {
        QRect covered;
        for (const QDockWidget* dock : docksIn(areas[i].area))
            covered |= dock->geometry();
        sizes[i] = along(covered.size(), areas[i].side);
    }
    return sizes;
}

void DockSizes::keep(const Sizes& before) {
    const Sizes now = present();
    for (std::size_t i = 0; i < areas.size(); ++i) {
        if (before[i] == 0 || now[i] == 0 || now[i] == before[i])
            continue;
        m_wanted[i] = now[i];
        m_settings.setValue(QLatin1String(areas[i].key), now[i]);
    }
}

// What the docks at these sides get of the wanted sizes, in per cent: most of the window stays with the map.
int DockSizes::shareOf(Qt::Orientation side, const Sizes& now) const {
    int wanted = 0;
    for (std::size_t i = 0; i < areas.size(); ++i)
        wanted += areas[i].side == side && now[i] > 0 ? m_wanted[i] : 0;
    const int room = along(m_window.size(), side);
    const int available = std::max(room / 2, room - leastForMap);
    return wanted > available ? 100 * available / wanted : 100;
}

// Docks side by side share their area as before.
void DockSizes::giveBack() {
    const Sizes now = present();
    for (std::size_t i = 0; i < areas.size(); ++i) {
        const Qt::Orientation side = areas[i].side;
        const int size = m_wanted[i] * shareOf(side, now) / 100;
        if (now[i] == 0 || now[i] >= size)
            continue;
        const QList<QDockWidget*> docks = docksIn(areas[i].area);
        QList<int> sizes;
        for (const QDockWidget* dock : docks)
            sizes << along(dock->size(), side) * size / now[i];
        m_window.resizeDocks(docks, sizes, side);
    }
}

// The window itself gets the mouse on the lines between its docks. The layout has done its part of each event
// by then.
bool DockSizes::eventFilter(QObject* object, QEvent* event) {
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        m_pressed = present();
        break;
    case QEvent::MouseButtonRelease:
        keep(m_pressed);
        break;
    case QEvent::Show:
    case QEvent::Resize:
        giveBack();
        break;
    case QEvent::LayoutRequest:
        if (std::exchange(m_isDue, false))
            giveBack();
        break;
    default:
        break;
    }
    return QObject::eventFilter(object, event);
}

} // namespace levwright
