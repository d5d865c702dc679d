// SPDX-License-Identifier: GPL-3.0-or-later
// How much the window does for one key press: counted, never timed.
#include "tests/support/Levels.h"
#include "tests/widgets/WindowDesk.h"

#include <QTest>

using namespace levwright;

namespace {

// Counts how often widgets are asked to lay out what is in them.
class LayoutCounter : public QObject {
public:
    LayoutCounter() { qApp->installEventFilter(this); }

    int of(const QObject& widget) const { return m_counts.value(&widget); }
    // All that were asked, in order.
    QStringList names() const { return m_names; }

protected:
    bool eventFilter(QObject* object, QEvent* event) override {
        if (event->type() == QEvent::LayoutRequest) {
            ++m_counts[object];
            m_names << QStringLiteral("%1 %2").arg(QString::fromLatin1(object->metaObject()->className()),
                                                   object->objectName());
        }
        return false;
    }

private:
    QHash<const QObject*, int> m_counts;
    QStringList m_names;
};

// Whether nothing is left to be laid out.
bool isSettled() {
    const LayoutCounter counter;
    QCoreApplication::processEvents();
    return counter.names().empty();
}

} // namespace

class WindowWorkTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keyPressKeepsTheLayout_data() {
        QTest::addColumn<QString>("dock");
        for (const char* dock : {"problemsDock", "historyDock", "rollsDock", "statisticsDock"})
            QTest::newRow(dock) << QString::fromLatin1(dock);
    }
    // One that breaks a statement and one that mends it: what is on show says something else, and keeps its
    // size.
    void keyPressKeepsTheLayout() {
        QFETCH(QString, dock);
        WindowDesk desk("MAZE:\"one\",' '\nGEOMETRY:center,center\nMAP\n....\n....\nENDMAP\n"
                        "MONSTER:'d',\"jackal\",(1,1)\n");
        desk.raise(qPrintable(dock));
        desk.caretTo("MONSTER");
        desk.editor().setFocus();
        for (const Qt::Key key : {Qt::Key_X, Qt::Key_Backspace, Qt::Key_X, Qt::Key_Backspace}) {
            QTRY_VERIFY(isSettled());
            const LayoutCounter counter;
            QTest::keyClick(&desk.editor(), key);
            QCOMPARE(desk.session.analysis().diagnostics().empty(), key == Qt::Key_Backspace);
            QCoreApplication::processEvents();
            QVERIFY2(counter.of(desk.window) == 0, qPrintable(counter.names().join(u'\n')));
        }
    }
};

QTEST_MAIN(WindowWorkTest)
#include "WindowWorkTest.moc"
