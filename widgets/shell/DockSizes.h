// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>
#include <QObject>
#include <QSettings>

#include <array>

namespace levwright {

// How wide the docks at the sides are to be, and how high those below. A small window squeezes them, which is
// no choice of the user: they get their size back as soon as there is room, also in later windows. What the
// user drags is kept.
class DockSizes : public QObject {
    Q_OBJECT

public:
    // For the docks that the window has by now. Both arguments must outlive this.
    DockSizes(QMainWindow& window, QSettings& settings);

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    static constexpr std::size_t areaCount = 3;
    using Sizes = std::array<int, areaCount>; // by the rows of the table of areas; 0 if nothing is there

    QList<QDockWidget*> docksIn(Qt::DockWidgetArea area) const;
    Sizes present() const;
    int shareOf(Qt::Orientation side, const Sizes& now) const;
    void keep(const Sizes& before);
    void giveBack();

    QMainWindow& m_window;
    QSettings& m_settings;
    Sizes m_wanted{};
    Sizes m_pressed{};    // when the mouse was pressed
    bool m_isDue = false; // a dock appeared, and the layout follows
};

} // namespace levwright
