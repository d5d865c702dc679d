// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTest>

namespace levwright {

// The rows of a test over the files of all games: the folder in the shared corpus, and the game.
inline void addStockFolders() {
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QString>("game");
    QTest::newRow("3.2") << QStringLiteral("nethack-3.2.2/des") << QStringLiteral("nethack-3.2.2");
    QTest::newRow("3.4.3") << QStringLiteral("nethack-3.4.3/des") << QStringLiteral("nethack-3.4.3");
    QTest::newRow("3.6") << QStringLiteral("nethack-3.6/des") << QStringLiteral("nethack-3.6");
    QTest::newRow("3.7") << QStringLiteral("nethack-3.7/lua") << QStringLiteral("nethack-3.7");
    QTest::newRow("5.0") << QStringLiteral("nethack-5.0/lua") << QStringLiteral("nethack-5.0");
}

} // namespace levwright
