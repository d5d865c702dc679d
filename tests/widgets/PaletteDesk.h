// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/widgets/WindowDesk.h"

#include <QLineEdit>
#include <QListView>
#include <QTabBar>

namespace levwright {

// The window for a user who takes things from the palette.
struct PaletteDesk : WindowDesk {
    using WindowDesk::WindowDesk;

    QTabBar& tabs() { return child<QTabBar>("palette.tabs"); }
    QLineEdit& search() { return child<QLineEdit>("palette.search"); }
    // The list of the visible tab.
    QListView& list() {
        constexpr std::array names{"terrainPalette", "thingPalette", "roomPalette"};
        return child<QListView>(names[std::size_t(tabs().currentIndex())]);
    }
    void showTab(int tab) {
        QTest::mouseClick(&tabs(), Qt::LeftButton, {}, tabs().tabRect(tab).center());
        QCoreApplication::processEvents();
    }
    QModelIndex row(const QString& name) {
        const QAbstractItemModel& model = *list().model();
        for (int i = 0; i < model.rowCount(); ++i) {
            if (model.index(i, 0).data().toString() == name)
                return model.index(i, 0);
        }
        return {};
    }
    QStringList rows() {
        QStringList names;
        for (int i = 0; i < list().model()->rowCount(); ++i)
            names << list().model()->index(i, 0).data().toString();
        return names;
    }
    QPoint placeOf(const QString& name) {
        list().scrollTo(row(name));
        return list().visualRect(row(name)).center();
    }
    void take(const QString& name) {
        QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, placeOf(name));
    }
    void put(int x, int y) { QTest::mouseClick(canvas().viewport(), Qt::LeftButton, {}, at(x, y)); }
    void drawArea(Point from, Point to) {
        QTest::mousePress(canvas().viewport(), Qt::LeftButton, {}, at(from.x, from.y));
        QTest::mouseMove(canvas().viewport(), at(to.x, to.y));
        QTest::mouseRelease(canvas().viewport(), Qt::LeftButton, {}, at(to.x, to.y));
    }
    void key(Qt::Key key, Qt::KeyboardModifiers with = {}) {
        QTest::keyClick(QApplication::focusWidget(), key, with);
    }
    std::size_t steps() const { return session().document().doneSteps(); }
    QByteArray selectedText() const {
        const auto range = session().rangeOf(*session().currentStatement());
        return text().mid(qsizetype(range.begin), qsizetype(range.size()));
    }
};

} // namespace levwright
