// SPDX-License-Identifier: GPL-3.0-or-later
// A first level from the template to the game, with mouse and keys. After each of them, everything in the
// window says what the text says.
#include "core/model/LevelLanguage.h"
#include "resources/Resources.h"
#include "tests/support/TestProgram.h"
#include "tests/widgets/PaletteDesk.h"
#include "tests/widgets/WindowOfText.h"
#include "widgets/playtest/PlaytestWindow.h"
#include "widgets/rollview/RollPanel.h"
#include "widgets/shell/PlaytestLauncher.h"
#include "widgets/templates/NewDialog.h"

#include <QListWidget>

namespace levwright::first_level_test {
namespace {

QStringList thingsOf(const CanvasModel& model) {
    QStringList things;
    for (const ShownPlacement& shown : model.placements()) {
        QString thing = QString::fromStdString(shown.placement.label);
        for (const Point cell : shown.placement.cells)
            thing += QStringLiteral(" %1,%2").arg(cell.x).arg(cell.y);
        if (const std::optional<Area>& area = shown.placement.area)
            thing += QStringLiteral(" %1,%2-%3,%4").arg(area->x1).arg(area->y1).arg(area->x2).arg(area->y2);
        things << thing + (shown.broken ? QStringLiteral(" broken") : QString());
    }
    return things;
}

QStringList mapOf(const CanvasModel& model) {
    QStringList rows;
    for (int y = 0; y < model.cells().height(); ++y) {
        QString row;
        for (int x = 0; x < model.cells().width(); ++x)
            row += QLatin1Char(model.cells().at({x, y}));
        rows << row;
    }
    return rows;
}

// Counts what a user does: a click, a drag, a key with those that are held, a typed word.
struct Desk : PaletteDesk {
    // Compares the window with one that only knows the text.
    void compare() {
        QCoreApplication::processEvents();
        Session fresh(
            {.game = session().analysis().gamePtr(), .bytes = std::string(session().text().bytes())}, files);
        fresh.select(session().selection());
        const CanvasModel model(fresh);
        QCOMPARE(mapOf(canvas().model()), mapOf(model));
        QCOMPARE(thingsOf(canvas().model()), thingsOf(model));
        sayWhatTheTextSays(*this, fresh);
    }
    void did() {
        ++count;
        compare();
    }
    void press(Qt::Key which, Qt::KeyboardModifiers with = {}) {
        QWidget* focused = QApplication::focusWidget();
        QTest::keyClick(focused != nullptr ? focused : &window, which, with);
        did();
    }
    void type(const char* words) {
        QTest::keyClicks(QApplication::focusWidget(), QString::fromLatin1(words));
        did();
    }
    void click(Point cell) {
        put(cell.x, cell.y);
        did();
    }
    void drag(Point from, Point to) {
        drawArea(from, to);
        did();
    }
    void openThings() {
        showTab(1);
        did();
    }
    void place(const char* name, Point cell) {
        take(QString::fromLatin1(name));
        QCOMPARE(list().currentIndex().data().toString(), QString::fromLatin1(name));
        did();
        click(cell);
    }
    void search(const char* name, Point cell) {
        press(Qt::Key_A, Qt::AltModifier);
        type(name);
        press(Qt::Key_Return);
        click(cell);
    }
    // The first template, which is an empty room.
    void start() {
        press(Qt::Key_N, Qt::ControlModifier);
        auto* dialog = window.findChild<NewDialog*>();
        QVERIFY(dialog != nullptr && QTest::qWaitForWindowActive(dialog));
        QTRY_VERIFY(dialog->findChild<QListWidget*>("new.templates")->hasFocus());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        window.activateWindow(); // a window manager does this by itself
        QVERIFY(QTest::qWaitForWindowActive(&window));
        did();
    }
    void save(const QString& name) {
        QTimer answer;
        answer.setInterval(1);
        QObject::connect(&answer, &QTimer::timeout, &answer, [&] {
            QWidget* dialog = QApplication::activeModalWidget();
            if (dialog == nullptr || dialog->objectName() != "saveDialog")
                return;
            answer.stop();
            auto* field = dialog->findChild<QLineEdit*>("fileNameEdit");
            field->setText(name); // at once: the list of files may still put a name of its own there
            ++count;
            QTest::keyClick(field, Qt::Key_Return);
            ++count;
        });
        answer.start();
        press(Qt::Key_S, Qt::ControlModifier);
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
    }

    int count = 0;
};

} // namespace

class FirstLevelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { registerResources(); }

    void fromTheTemplateToTheGame() {
        Desk desk;
        desk.start();
        // The second room beyond the edge of the map, which grows.
        desk.press(Qt::Key_R, Qt::AltModifier);
        desk.drag({28, 0}, {44, 7});
        desk.press(Qt::Key_D, Qt::AltModifier);
        desk.click({20, 4});
        desk.click({28, 3});
        desk.press(Qt::Key_C, Qt::AltModifier);
        desk.drag({21, 4}, {27, 3});
        desk.openThings();
        desk.place("Stairs up", {2, 2});
        desk.place("Stairs down", {42, 5});
        desk.search("red dragon", {36, 3});
        desk.search("chest", {38, 4});
        desk.search("pit", {33, 5});
        if (QTest::currentTestFailed())
            return;

        const QByteArray text = desk.text();
        for (const char* line : {"MONSTER:'D',\"red dragon\",(36,3)", "OBJECT:'(',\"chest\",(38,4)",
                                 "STAIR:(2,2),up", "STAIR:(42,5),down", "TRAP:\"pit\",(33,5)",
                                 "REGION:(29,1,43,6),lit,\"ordinary\"", ",(20,4)\n", ",(28,3)\n"})
            QVERIFY2(text.contains(line), text.constData());
        QCOMPARE(text.count("DOOR:"), 2);
        desk.save(QStringLiteral("/first.des"));
        QVERIFY(!desk.session().isModified());
        QCOMPARE(QByteArray::fromStdString(desk.files.read("/first.des", 10000).value()), text);
        desk.press(Qt::Key_E, Qt::ControlModifier);
        QVERIFY(desk.files.exists("/first.lev") || desk.files.exists("/newlevel.lev"));
        desk.press(Qt::Key_R, Qt::ControlModifier);
        const RollModel& rolls = desk.window.page().panel<RollPanel>()->model();
        QTRY_VERIFY(rolls.isShown() && rolls.current() != nullptr);
        QVERIFY(rolls.problem().isEmpty());
        desk.press(Qt::Key_F5);
        QVERIFY(desk.window.playtest().window() != nullptr && desk.window.playtest().window()->playsLevel());
        QCOMPARE(desk.text(), text);
        qInfo("%d interactions", desk.count);
        QCOMPARE_LE(desk.count, 35);
    }
};

LEVWRIGHT_TEST(FirstLevelTest)

} // namespace levwright::first_level_test

#include "FirstLevelTest.moc"
