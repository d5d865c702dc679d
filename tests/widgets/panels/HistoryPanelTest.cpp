// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/history/HistoryPanel.h"

#include "core/base/FileStore.h"
#include "tests/support/Levels.h"
#include "tests/support/TestProgram.h"

#include <QAbstractItemModelTester>
#include <QListView>
#include <QTest>

namespace levwright::history_panel_test {
namespace {

class Desk {
public:
    Desk()
        : session({.game = testGame(), .bytes = {}}, m_files), panel(session, Theme::light()),
          m_tester(list().model(), QAbstractItemModelTester::FailureReportingMode::QtTest) {
        panel.show();
        panel.setActive(true);
        for (const char* step : {"One", "Two", "Three"})
            session.apply(TextEdit::insert(0, step), QString::fromLatin1(step));
    }

    QListView& list() { return *panel.findChild<QListView*>(QStringLiteral("history.list")); }
    QStringList labels() {
        QStringList found;
        for (int row = 0; row < list().model()->rowCount(); ++row)
            found << list().model()->index(row, 0).data().toString();
        return found;
    }
    int current() { return list().currentIndex().row(); }
    bool isUndone(int row) { return list().model()->index(row, 0).data(Qt::ForegroundRole).isValid(); }
    void click(int row) {
        const QRect place = list().visualRect(list().model()->index(row, 0));
        QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, place.center());
    }
    std::string bytes() const { return std::string(session.text().bytes()); }

private:
    MemoryFileStore m_files;

public:
    Session session;
    HistoryPanel panel;

private:
    QAbstractItemModelTester m_tester;
};

const QStringList all{QStringLiteral("Start"), QStringLiteral("One"), QStringLiteral("Two"),
                      QStringLiteral("Three")};

} // namespace

class HistoryPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesTheSteps() {
        Desk desk;
        QCOMPARE(desk.labels(), all);
        QCOMPARE(desk.current(), 3);
    }

    void clickGoesThere_data() {
        QTest::addColumn<QList<int>>("clicks");
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("start") << QList<int>{0} << QByteArray();
        QTest::newRow("middle") << QList<int>{2} << QByteArray("TwoOne");
        QTest::newRow("back and forth") << QList<int>{0, 3, 1} << QByteArray("One");
        QTest::newRow("where it is") << QList<int>{3} << QByteArray("ThreeTwoOne");
    }
    void clickGoesThere() {
        QFETCH(const QList<int>, clicks);
        QFETCH(const QByteArray, bytes);
        Desk desk;
        for (const int row : clicks)
            desk.click(row);
        QCOMPARE(desk.bytes(), bytes.toStdString());
        QCOMPARE(desk.labels(), all);
        QCOMPARE(desk.current(), clicks.back());
        for (int row = 0; row < 4; ++row)
            QCOMPARE(desk.isUndone(row), row > clicks.back());
    }

    void followsUndoAndNewSteps() {
        Desk desk;
        desk.session.undo();
        desk.session.undo();
        QCOMPARE(desk.current(), 1);
        desk.session.apply(TextEdit::insert(0, "x"), QStringLiteral("Other"));
        QCOMPARE(desk.labels(),
                 (QStringList{QStringLiteral("Start"), QStringLiteral("One"), QStringLiteral("Other")}));
        QCOMPARE(desk.current(), 2);
    }

    void catchesUpWhenShown() {
        Desk desk;
        desk.panel.setActive(false);
        desk.session.undo();
        QCOMPARE(desk.current(), 3);
        desk.panel.setActive(true);
        QCOMPARE(desk.current(), 2);
    }
};

LEVWRIGHT_TEST(HistoryPanelTest)

} // namespace levwright::history_panel_test

#include "HistoryPanelTest.moc"
