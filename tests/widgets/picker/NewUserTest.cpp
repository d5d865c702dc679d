// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the amount of work for a first level.
#include "core/formats/FileForms.h"
#include "core/model/LevelLanguage.h"
#include "resources/Resources.h"
#include "tests/support/TestProgram.h"
#include "tests/widgets/PaletteDesk.h"
#include "widgets/dialogs/MapSizeDialog.h"
#include "widgets/inspector/FieldEditors.h"
#include "widgets/inspector/InspectorPanel.h"
#include "widgets/templates/NewDialog.h"

#include <QListWidget>
#include <QPushButton>

#include <algorithm>

namespace levwright::new_user_test {
namespace {

// Counts the user's actions: keys and chords, typed words, clicks, drags.
struct Desk : PaletteDesk {
    void press(Qt::Key which, Qt::KeyboardModifiers with = {}) {
        ++count;
        QWidget* focused = QApplication::focusWidget();
        QTest::keyClick(focused != nullptr ? focused : &window, which, with);
    }
    void type(const char* words) {
        ++count;
        QTest::keyClicks(QApplication::focusWidget(), QString::fromLatin1(words));
    }
    void click(Point cell) {
        ++count;
        put(cell.x, cell.y);
    }
    void clickOn(QWidget& widget) {
        ++count;
        QTest::mouseClick(&widget, Qt::LeftButton);
    }
    void drag(Point from, Point to) {
        ++count;
        drawArea(from, to);
    }
    void add(const char* name, Point cell) {
        press(Qt::Key_A, Qt::AltModifier);
        type(name);
        press(Qt::Key_Return);
        click(cell);
    }
    // Returns from a dialog; a window manager does this automatically.
    void comeBack() {
        window.activateWindow();
        if (!QTest::qWaitForWindowActive(&window))
            qFatal("no window");
    }
    template <class Dialog>
    Dialog& opened() {
        auto* dialog = window.findChild<Dialog*>();
        if (dialog == nullptr || !QTest::qWaitForWindowActive(dialog))
            qFatal("no %s", Dialog::staticMetaObject.className());
        return *dialog;
    }

    int count = 0;
};

} // namespace

class NewUserTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { registerResources(); }

    // Two rooms, a named dragon, a chest with two things in it, stairs in both directions, a trap and light.
    void buildsAFirstLevel() {
        Desk desk;
        desk.press(Qt::Key_N, Qt::ControlModifier);
        auto& list = *desk.opened<NewDialog>().findChild<QListWidget*>("new.templates");
        QTRY_VERIFY(list.hasFocus());
        desk.press(Qt::Key_Return);
        desk.comeBack();
        desk.press(Qt::Key_M, Qt::ControlModifier | Qt::AltModifier);
        QTRY_VERIFY(desk.opened<MapSizeDialog>().isAncestorOf(QApplication::focusWidget()));
        desk.type("40");
        desk.press(Qt::Key_Return);
        desk.comeBack();
        desk.press(Qt::Key_R, Qt::AltModifier);
        desk.drag({20, 0}, {39, 7});
        desk.add("red dragon", {30, 3});
        desk.press(Qt::Key_Escape);
        FieldEditor* name =
            desk.child<InspectorPanel>("inspector").editor({Field::Attribute, ArgumentKind::String});
        QVERIFY(name != nullptr);
        desk.clickOn(*name->focusProxy());
        desk.type("Smaug");
        desk.add("chest with", {33, 4});
        desk.press(Qt::Key_Escape);
        desk.clickOn(desk.child<QPushButton>("contents.add"));
        desk.add("stairs up", {2, 2});
        desk.add("stairs down", {37, 5});
        desk.add("pit", {28, 5});
        desk.press(Qt::Key_Escape);

        const QByteArray text = desk.text();
        for (const char* line : {"MONSTER:'D',\"red dragon\",(30,3),\"Smaug\"",
                                 "CONTAINER:'(',\"chest\",(33,4)", "STAIR:(2,2),up", "STAIR:(37,5),down",
                                 "TRAP:\"pit\",(28,5)", "REGION:(21,1,38,6),lit,\"ordinary\""})
            QVERIFY2(text.contains(line), text.constData());
        QCOMPARE(text.count(",contained"), 2);
        QVERIFY(text.contains("|...................|..................|"));
        const LevelsAnalysis& analysis = desk.session().levels();
        QVERIFY(!std::ranges::contains(analysis.diagnostics(), Severity::Error, &Diagnostic::severity));
        const Target target = usualTarget(analysis.game().catalog(), {});
        QVERIFY(analysis.game().language().compile(analysis.source(0), target).has_value());
        qInfo("%d steps", desk.count);
        QCOMPARE_LE(desk.count, 35);
    }
};

LEVWRIGHT_TEST(NewUserTest)

} // namespace levwright::new_user_test

#include "NewUserTest.moc"
