// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/actions/ActionTable.h"

#include "core/catalog/GameList.h"
#include "tests/support/TestProgram.h"

#include <QActionGroup>
#include <QMenu>
#include <QTest>

namespace levwright::action_table_test {

class ActionTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // A game is offered if there is a catalog for it.
    void offersEveryGame() {
        QWidget window;
        const ActionTable table(Theme::light(), &window);
        QMenuBar bar;
        table.fillMenus(bar);
        const auto* level = bar.findChild<QMenu*>("menu.Level");
        QVERIFY(level != nullptr);
        QStringList offered;
        for (const QAction* action : level->actions()) {
            if (action->objectName().startsWith("game."))
                offered << action->objectName().mid(5) + '|' + action->text();
        }
        QStringList known;
        for (const GameEntry& game : knownGames())
            known << QString::fromUtf8(game.id) + '|' + QString::fromUtf8(game.menu);
        QCOMPARE(offered, known);
        QCOMPARE(offered.front(), "nethack-3.4.3|NetHack 3.&4.3");
        const QAction* first = table.action("game." + QString::fromUtf8(usualGame()));
        QVERIFY(first->isCheckable());
        QCOMPARE(first->statusTip(), "Read descriptions as those of NetHack 3.4.3");
        QCOMPARE(first->actionGroup()->actions().size(), known.size());
    }
};

LEVWRIGHT_TEST(ActionTableTest)

} // namespace levwright::action_table_test

#include "ActionTableTest.moc"
