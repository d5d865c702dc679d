// SPDX-License-Identifier: GPL-3.0-or-later
// How much work the window does for one key press: counted, never timed.
#include "tests/support/Levels.h"
#include "tests/support/TestProgram.h"
#include "tests/widgets/WindowDesk.h"
#include "widgets/inspector/FieldEditors.h"
#include "widgets/rollview/RollPanel.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QListView>
#include <QPaintEvent>
#include <QScreen>
#include <QTest>
#include <QTextBlock>
#include <QTextLayout>
#include <QTreeView>

#include <algorithm>
#include <deque>

namespace levwright::window_work_test {
namespace {

// Counts how often visible widgets are asked to lay out their contents. Others, such as rolls, fill in the
// background.
class LayoutCounter : public QObject {
public:
    LayoutCounter() { qApp->installEventFilter(this); }

    int of(const QObject& widget) const { return m_counts.value(&widget); }
    // All widgets that were asked, in order.
    QStringList names() const { return m_names; }

protected:
    bool eventFilter(QObject* object, QEvent* event) override {
        const auto* widget = qobject_cast<QWidget*>(object);
        if (event->type() == QEvent::LayoutRequest && widget != nullptr && widget->isVisible()) {
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

// Counts how often a widget paints, and how many pixels.
class PaintCounter : public QObject {
public:
    explicit PaintCounter(QWidget& widget) : m_widget(widget) { m_widget.installEventFilter(this); }
    int paints() const { return m_paints; }
    qint64 pixels() const { return m_pixels; }

protected:
    bool eventFilter(QObject* object, QEvent* event) override {
        if (object == &m_widget && event->type() == QEvent::Paint) {
            ++m_paints;
            for (const QRect& rect : static_cast<QPaintEvent*>(event)->region())
                m_pixels += qint64(rect.width()) * rect.height();
        }
        return false;
    }

private:
    QWidget& m_widget;
    int m_paints = 0;
    qint64 m_pixels = 0;
};

// Counts the widgets that are added to others.
class WidgetCounter : public QObject {
public:
    WidgetCounter() { qApp->installEventFilter(this); }
    int count() const { return m_count; }

protected:
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::ChildAdded && static_cast<QChildEvent*>(event)->child()->isWidgetType())
            ++m_count;
        return false;
    }

private:
    int m_count = 0;
};

// Runs until there is nothing left to lay out. Returns false if that never ends.
bool settle() {
    constexpr int mostRounds = 1000;
    for (int round = 0; round < mostRounds; ++round) {
        const LayoutCounter counter;
        QCoreApplication::processEvents();
        if (counter.names().empty())
            return true;
    }
    return false;
}

QByteArray manyStatements() {
    QByteArray text = "MAZE:\"one\",' '\nGEOMETRY:center,center\nMAP\n" +
                      QByteArray("..........\n").repeated(5) + "ENDMAP\n";
    for (int i = 0; i < 8; ++i)
        text += "MONSTER:'d',\"jackal\",(" + QByteArray::number(i) + ",1)\n";
    for (int i = 0; i < 8; ++i)
        text += "TRAP:\"magic\",(" + QByteArray::number(i) + ",3)\n";
    return text;
}

} // namespace

class WindowWorkTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QApplication::setCursorFlashTime(0); }

    void keyPressKeepsTheLayout_data() {
        QTest::addColumn<QString>("dock");
        for (const char* dock : {"problemsDock", "historyDock", "rollsDock", "statisticsDock"})
            QTest::newRow(dock) << QString::fromLatin1(dock);
    }
    // One key that breaks a statement and one that fixes it: what is shown changes its text but not its size.
    void keyPressKeepsTheLayout() {
        QFETCH(QString, dock);
        WindowDesk desk("MAZE:\"one\",' '\nGEOMETRY:center,center\nMAP\n....\n....\nENDMAP\n"
                        "MONSTER:'d',\"jackal\",(1,1)\n");
        desk.raise(qPrintable(dock));
        desk.caretTo("MONSTER");
        desk.editor().setFocus();
        for (const Qt::Key key : {Qt::Key_X, Qt::Key_Backspace, Qt::Key_X, Qt::Key_Backspace}) {
            QVERIFY(settle());
            const LayoutCounter counter;
            QTest::keyClick(&desk.editor(), key);
            QCOMPARE(desk.session().analysis().diagnostics().empty(), key == Qt::Key_Backspace);
            QCoreApplication::processEvents();
            QVERIFY2(counter.of(desk.window) == 0, qPrintable(counter.names().join(u'\n')));
        }
    }

    // A panel behind another one's tab is not updated either.
    void keyPressLeavesWhatIsBehind() {
        WindowDesk desk("MAZE:\"one\",' '\nNOMAP\n");
        const QAbstractItemModel& steps = *desk.child<QListView>("history.list").model();
        desk.raise("historyDock");
        QTRY_COMPARE(steps.rowCount(), 1);
        desk.raise("problemsDock");
        QVERIFY(settle());
        desk.session().apply(TextEdit::insert(0, "# "), QStringLiteral("Comment"));
        QVERIFY(settle());
        QCOMPARE(steps.rowCount(), 1);
        desk.raise("historyDock");
        QTRY_COMPARE(steps.rowCount(), 2);
    }

    void keyPressPaintsTheLine_data() { keyPressKeepsTheLayout_data(); }
    // In the text and the line numbers. Never a dock, whose icons Qt reads again to paint it.
    void keyPressPaintsTheLine() {
        QFETCH(QString, dock);
        WindowDesk desk(manyStatements());
        desk.raise(qPrintable(dock));
        desk.caretTo("TRAP:\"magic\",(6,3)");
        desk.editor().setFocus();
        QWidget& text = *desk.editor().viewport();
        auto& gutter = desk.child<QWidget>("textpane.gutter");
        const int line = desk.editor().fontMetrics().lineSpacing() + 4;
        for (const Qt::Key key : {Qt::Key_X, Qt::Key_Backspace, Qt::Key_X, Qt::Key_Backspace}) {
            QVERIFY(settle());
            const PaintCounter ofText(text);
            const PaintCounter ofGutter(gutter);
            std::deque<PaintCounter> ofDocks;
            for (QDockWidget* each : desk.window.findChildren<QDockWidget*>())
                ofDocks.emplace_back(*each);
            QTest::keyClick(&desk.editor(), key);
            QVERIFY(settle());
            QCOMPARE_GT(ofText.pixels(), 0);
            QCOMPARE_LE(ofText.pixels(), 2 * line * text.width());
            QCOMPARE_LE(ofGutter.pixels(), 2 * line * gutter.width());
            for (const PaintCounter& ofDock : ofDocks)
                QCOMPARE(ofDock.pixels(), 0);
        }
    }

    // The list of problems and the outline change with each of these keys.
    void keyPressPaintsListsOnce() {
        WindowDesk desk(manyStatements());
        desk.raise("problemsDock");
        desk.caretTo("TRAP:\"magic\",(6,3)");
        desk.editor().setFocus();
        QWidget& problems = *desk.child<QTreeView>("problems.list").viewport();
        auto& tree = desk.child<QTreeView>("outline.tree");
        QWidget& outline = *tree.viewport();
        const int rowHeight = tree.visualRect(tree.model()->index(0, 0)).height() + 2;
        for (const Qt::Key key : {Qt::Key_X, Qt::Key_Backspace, Qt::Key_X, Qt::Key_Backspace}) {
            QVERIFY(settle());
            const PaintCounter ofProblems(problems);
            const PaintCounter ofOutline(outline);
            QTest::keyClick(&desk.editor(), key);
            QVERIFY(settle());
            QCOMPARE(ofProblems.paints(), 1);
            QCOMPARE(ofOutline.paints(), 1);
            // The level, the part, the group and the statement itself, and the previously current row.
            QCOMPARE_LE(ofOutline.pixels(), 6 * rowHeight * outline.width());
        }
    }

    void keyPressPaintsTheInspectorOnce() {
        WindowDesk desk(manyStatements());
        desk.caretTo("TRAP:\"magic\",(6,3)");
        desk.editor().setFocus();
        QWidget& title = desk.child<QWidget>("inspectorTitle");
        for (const Qt::Key key : {Qt::Key_X, Qt::Key_Backspace, Qt::Key_X, Qt::Key_Backspace}) {
            QVERIFY(settle());
            const PaintCounter counter(title);
            QTest::keyClick(&desk.editor(), key);
            QVERIFY(settle());
            QCOMPARE(counter.paints(), 1);
        }
    }

    void keyPressMakesNoWidgets_data() { keyPressKeepsTheLayout_data(); }
    // Except those for the first problem of its kind.
    void keyPressMakesNoWidgets() {
        QFETCH(QString, dock);
        WindowDesk desk(manyStatements());
        desk.raise(qPrintable(dock));
        desk.caretTo("TRAP:\"magic\",(6,3)");
        desk.editor().setFocus();
        QTest::keyClick(&desk.editor(), Qt::Key_X);
        QTest::keyClick(&desk.editor(), Qt::Key_Backspace);
        QVERIFY(settle());
        const WidgetCounter counter;
        for (const Qt::Key key : {Qt::Key_X, Qt::Key_Y, Qt::Key_Backspace, Qt::Key_Backspace}) {
            QTest::keyClick(&desk.editor(), key);
            QVERIFY(settle());
            QCOMPARE(counter.count(), 0);
        }
    }

    // They keep looks and places until the statement is complete again.
    void brokenStatementPaintsNoField_data() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("statement");
        QTest::newRow("few fields") << QStringLiteral("/level.des") << manyStatements()
                                    << QByteArray("TRAP:\"magic\",(6,3)");
        QTest::newRow("more fields than fit")
            << QStringLiteral("/level.lua")
            << QByteArray("des.map([[\n........\n........\n]])\n"
                          "des.monster({ id = \"lichen\", coord = { 3,1 }, waiting = true })\n")
            << QByteArray("des.monster");
    }
    void brokenStatementPaintsNoField() {
        QFETCH(const QString, path);
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, statement);
        WindowDesk desk;
        desk.open(text, path);
        desk.caretTo(statement);
        QVERIFY(settle());
        const QList<FieldEditor*> fields = desk.child<QWidget>("inspector").findChildren<FieldEditor*>();
        QVERIFY(!fields.isEmpty());
        std::vector<QRect> places;
        for (const FieldEditor* field : fields)
            places.push_back(field->geometry());
        for (const Qt::Key key : {Qt::Key_X, Qt::Key_Backspace}) {
            std::deque<PaintCounter> painted;
            for (FieldEditor* field : fields) {
                for (QWidget* part : field->findChildren<QWidget*>())
                    painted.emplace_back(*part);
            }
            QTest::keyClick(&desk.editor(), key);
            QVERIFY(settle());
            for (const PaintCounter& counter : painted)
                QCOMPARE(counter.paints(), 0);
            for (qsizetype i = 0; i < fields.size(); ++i)
                QCOMPARE(fields[i]->geometry(), places[std::size_t(i)]);
        }
    }

    // The last good picture stays on the map, and only the statement's cell is painted.
    void brokenCallKeepsTheRoll() {
        QByteArray text = "des.map([[\n" + (QByteArray(40, '.') + "\n").repeated(10) + "]])\n";
        for (int i = 0; i < 80; ++i)
            text += "des.monster(\"bat\", " + QByteArray::number(i % 40) + "," + QByteArray::number(i / 40) +
                    ")\n";
        text += "if percent(50) then des.object(\"dart\", 9,5) end\n";
        WindowDesk desk;
        desk.open(text, QStringLiteral("/level.lua"));
        desk.caretTo("des.monster(\"bat\", 20,0)");
        const RollModel& rolls = desk.window.page().panel<RollPanel>()->model();
        const QSize cell = desk.canvas().cellRect({0, 0}).size();
        for (const Qt::Key key : {Qt::Key_X, Qt::Key_Backspace, Qt::Key_X, Qt::Key_Backspace}) {
            QTRY_VERIFY(rolls.isUpToDate());
            QVERIFY(settle());
            const PaintCounter ofMap(*desk.canvas().viewport());
            QTest::keyClick(&desk.editor(), key);
            QTRY_VERIFY(rolls.isUpToDate());
            QVERIFY(settle());
            QVERIFY(rolls.current() != nullptr);
            QVERIFY(!desk.canvas().statementsAt({20, 0}).empty()); // greyed, at its old place
            QCOMPARE_GT(ofMap.pixels(), 0);
            QCOMPARE_LE(ofMap.pixels(), 9 * cell.width() * cell.height());
        }
    }

    // Only visible lines keep them: for all lines that were ever visible, it would add up.
    void linesInSightKeepTheirGlyphs() {
        WindowDesk desk(manyStatements() + QByteArray("# a comment\n").repeated(200));
        desk.caretTo("MAZE");
        QVERIFY(settle());
        const QTextDocument& text = *desk.editor().document();
        QVERIFY(text.findBlockByNumber(0).layout()->cacheEnabled());
        QVERIFY(!text.findBlockByNumber(180).layout()->cacheEnabled());
        desk.session().select(Selection{desk.session().text().size(), desk.session().text().size()});
        QVERIFY(settle());
        QVERIFY(!text.findBlockByNumber(0).layout()->cacheEnabled());
        QVERIFY(text.findBlockByNumber(text.blockCount() - 1).layout()->cacheEnabled());
    }

    void bandPaintsWhereItIs() {
        WindowDesk desk(manyStatements());
        desk.trigger("tool.select");
        QWidget& map = *desk.canvas().viewport();
        const auto dragTo = [&](QPoint cell) {
            const QPoint place = desk.at(cell.x(), cell.y());
            QMouseEvent move(QEvent::MouseMove, place, map.mapToGlobal(place), Qt::NoButton, Qt::LeftButton,
                             {});
            QApplication::sendEvent(&map, &move);
        };
        QTest::mousePress(&map, Qt::LeftButton, {}, desk.at(8, 2));
        dragTo({7, 2});
        QVERIFY(settle());
        const PaintCounter counter(map);
        const auto shown = [&] {
            QCoreApplication::processEvents();
            const QRect place(map.mapTo(&desk.window, QPoint()), map.size());
            return desk.window.screen()->grabWindow(desk.window.winId()).toImage().copy(place);
        };
        for (const QPoint cell : {QPoint(5, 0), QPoint(6, 4), QPoint(8, 1)}) {
            const qint64 before = counter.pixels();
            dragTo(cell);
            const QImage partly = shown();
            QCOMPARE_LE(counter.pixels() - before, map.width() * qint64(map.height()) / 2);
            map.update();
            QVERIFY(partly == shown());
        }
    }

    // A movement repaints only what it changes in map and text, and everything else would look the same; also
    // if the rectangle jumps, because as many cells change then.
    void rectanglePaintsWhatChanges() {
        const QByteArray rows = QByteArray("....................................\n").repeated(16);
        WindowDesk desk("MAZE:\"one\",' '\nGEOMETRY:center,center\nMAP\n" + rows + "ENDMAP\n");
        desk.trigger("tool.rectangle");
        desk.canvas().setTerrain('L');
        QWidget& map = *desk.canvas().viewport();
        QWidget& text = *desk.editor().viewport();
        const auto dragTo = [&](QPoint cell) {
            const QPoint place = desk.at(cell.x(), cell.y());
            QMouseEvent move(QEvent::MouseMove, place, map.mapToGlobal(place), Qt::NoButton, Qt::LeftButton,
                             {});
            QApplication::sendEvent(&map, &move);
        };
        const auto shown = [&] {
            QCoreApplication::processEvents();
            return desk.window.screen()->grabWindow(desk.window.winId()).toImage();
        };
        QTest::mousePress(&map, Qt::LeftButton, {}, desk.at(30, 14));
        for (const QPoint cell : {QPoint(25, 3), QPoint(20, 3), QPoint(25, 3)}) { // each line has been shaped
            dragTo(cell);
            QVERIFY(settle());
        }
        for (const QPoint cell : {QPoint(24, 3), QPoint(23, 3), QPoint(8, 4), QPoint(23, 3)}) {
            const PaintCounter ofMap(map);
            const PaintCounter ofText(text);
            dragTo(cell);
            const QImage partly = shown();
            QCOMPARE_GT(ofText.pixels(), 0);
            QCOMPARE_LE(ofMap.pixels(), map.width() * qint64(map.height()) * 3 / 5);
            QCOMPARE_LE(ofText.pixels(), text.width() * qint64(text.height()) / 3);
            map.update();
            text.update();
            QVERIFY(partly == shown());
        }
        QTest::mouseRelease(&map, Qt::LeftButton, {}, desk.at(23, 3));
        desk.session().undo();
        QVERIFY(desk.text().contains(rows));
    }

    void keyPressPaintsEnough_data() {
        QTest::addColumn<QByteArray>("at");
        QTest::addColumn<QString>("keys");
        QTest::newRow("a statement breaks") << QByteArray("TRAP:\"magic\",(5,3)") << "x";
        QTest::newRow("another place") << QByteArray("6,3)") << "1";
        QTest::newRow("a line ends early") << QByteArray("(6,3)\nTRA") << "\n";
        QTest::newRow("lines are joined") << QByteArray("TRAP:\"magic\",(5,3)") << "\b";
        QTest::newRow("a comment") << QByteArray("TRAP:\"magic\",(5,3)") << "#";
        QTest::newRow("an open text") << QByteArray("\"magic\",(5,3)") << "\"";
        QTest::newRow("several keys") << QByteArray("magic\",(6,3)") << "xy\b\b\bz";
        QTest::newRow("the level's head") << QByteArray(":\"one\"") << "x";
        QTest::newRow("the end of the map") << QByteArray("ENDMAP") << "x";
    }
    // What is not repainted would look the same.
    void keyPressPaintsEnough() {
        QFETCH(QByteArray, at);
        QFETCH(QString, keys);
        WindowDesk desk(manyStatements());
        desk.raise("problemsDock");
        desk.caretTo(at);
        desk.editor().setFocus();
        const auto shown = [&] {
            QCoreApplication::processEvents();
            return desk.window.screen()->grabWindow(desk.window.winId()).toImage();
        };
        const auto hold = [&] {
            QVERIFY(settle());
            // The highlighter continues with the next line each time.
            for (int line = 0; line < desk.editor().blockCount(); ++line)
                QCoreApplication::processEvents();
            const QImage partly = shown();
            for (QWidget* each : desk.window.findChildren<QWidget*>())
                each->update();
            QVERIFY(partly == shown());
        };
        hold();
        for (const QChar key : keys) {
            const QByteArray before = desk.text();
            QTest::keyClick(&desk.editor(), key == u'\n'   ? Qt::Key_Return
                                            : key == u'\b' ? Qt::Key_Backspace
                                                           : Qt::Key(key.toUpper().unicode()));
            QVERIFY(desk.text() != before);
            hold();
        }
        desk.session().undo();
        hold();
        desk.session().redo();
        hold();
    }

    void typingLeavesTheChoiceOfParts_data() {
        QTest::addColumn<QByteArray>("at");
        QTest::addColumn<bool>("isListedAnew");
        QTest::newRow("in a statement") << QByteArray("MONSTER") << false;
        QTest::newRow("between levels") << QByteArray("MAZE:\"two\"") << false;
        QTest::newRow("in a name") << QByteArray("two") << true;
    }
    void typingLeavesTheChoiceOfParts() {
        QFETCH(QByteArray, at);
        QFETCH(bool, isListedAnew);
        WindowDesk desk(
            "MAZE:\"one\",' '\nNOMAP\nMONSTER:'d',\"jackal\",random\nNOMAP\nMAZE:\"two\",' '\nNOMAP\n");
        auto& parts = desk.child<QComboBox>("partChoice");
        desk.caretTo(at);
        QVERIFY(settle());
        int resets = 0;
        connect(parts.model(), &QAbstractItemModel::rowsInserted, this, [&] { ++resets; });
        const LayoutCounter counter;
        desk.session().apply(TextEdit::insert(Offset(desk.text().indexOf(at)), isListedAnew ? "x" : "#\n"),
                             QStringLiteral("Edit"));
        QCoreApplication::processEvents();
        QCOMPARE(resets > 0, isListedAnew);
        QCOMPARE(counter.of(desk.window), 0);
        QCOMPARE(parts.count(), 3);
        QCOMPARE(parts.itemText(2), isListedAnew ? QStringLiteral("xtwo") : QStringLiteral("two"));
    }

    void gamesAreLoadedOnce() {
        WindowDesk desk("MAZE:\"one\",' '\nNOMAP\n");
        const GamePtr first = desk.session().analysis().gamePtr();
        desk.trigger("game.nethack-3.2.2");
        const GamePtr second = desk.session().analysis().gamePtr();
        QVERIFY(first != second);
        desk.trigger("game.nethack-3.4.3");
        QCOMPARE(desk.session().analysis().gamePtr(), first);
        desk.trigger("game.nethack-3.2.2");
        QCOMPARE(desk.session().analysis().gamePtr(), second);
    }

    void mapPaintsWhatChanges_data() {
        QTest::addColumn<QByteArray>("words");
        QTest::addColumn<QByteArray>("instead");
        // The number of cells that look different, including those around changed terrain.
        QTest::addColumn<int>("cells");
        QTest::newRow("a statement breaks") << QByteArray("MONSTER") << QByteArray("xMONSTER") << 1;
        QTest::newRow("another place") << QByteArray("(1,1)") << QByteArray("(5,2)") << 2;
        QTest::newRow("another thing") << QByteArray("\"jackal\"") << QByteArray("\"jackalwere\"") << 2;
        QTest::newRow("terrain") << QByteArray("....#") << QByteArray("....}") << 25;
        QTest::newRow("a comment") << QByteArray("\nTRAP") << QByteArray("\n# a trap\nTRAP") << 2;
        QTest::newRow("a problem") << QByteArray("(3,3)") << QByteArray("(3,33)") << 2;
        QTest::newRow("a region without light") << QByteArray(",lit,") << QByteArray(",unlit,") << 6;
    }
    // What it does not repaint would look the same.
    void mapPaintsWhatChanges() {
        QFETCH(QByteArray, words);
        QFETCH(QByteArray, instead);
        QFETCH(int, cells);
        const QByteArray rows = QByteArray("....#...............\n").repeated(8);
        WindowDesk desk("MAZE:\"one\",' '\nGEOMETRY:center,center\nMAP\n" + rows +
                        "ENDMAP\nREGION:(10,1,11,2),lit,\"ordinary\"\nMONSTER:'d',\"jackal\",(1,1)\n"
                        "TRAP:\"magic\",(3,3)\n");
        QWidget& map = *desk.canvas().viewport();
        desk.caretTo("MONSTER");
        QVERIFY(settle());
        const auto at = Offset(desk.text().indexOf(words));
        const auto edit = TextEdit::replace({at, at + Offset(words.size())}, instead.toStdString());
        const auto shown = [&] {
            QCoreApplication::processEvents();
            const QRect place(map.mapTo(&desk.window, QPoint()), map.size());
            return desk.window.screen()->grabWindow(desk.window.winId()).toImage().copy(place);
        };
        const QSize margin(4, 4);
        const QSize cell = desk.canvas().cellSize() + margin;
        for (int time = 0; time < 2; ++time) {
            const PaintCounter counter(map);
            if (time == 0)
                QVERIFY(desk.session().apply(edit, QStringLiteral("Edit")));
            else
                desk.session().undo();
            const QImage partly = shown();
            QCOMPARE_LE(counter.pixels(), cells * qint64(cell.width()) * cell.height());
            map.update();
            QVERIFY(partly == shown());
        }
    }
};

LEVWRIGHT_TEST(WindowWorkTest)

} // namespace levwright::window_work_test

#include "WindowWorkTest.moc"
