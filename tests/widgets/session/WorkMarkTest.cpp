// SPDX-License-Identifier: GPL-3.0-or-later
// The work a program was doing when it ended without warning, and how its document is opened the next time.
#include "widgets/session/WorkMark.h"

#include "tests/support/TestProgram.h"
#include "tests/widgets/WindowDesk.h"
#include "widgets/pages/MessageBar.h"

#include <QDir>
#include <QPushButton>

namespace levwright::work_mark_test {
namespace {

using Documents = std::vector<std::string>;

const QByteArray level = mazeWith("...\n...\n", "TRAP:\"pit\",(1,1)\n");

// A picture of what is shown in place of the map.
QImage placeOfMap(const QByteArray& text, const QStringList& distrusted) {
    WindowDesk desk;
    desk.workspace.distrust(distrusted);
    desk.open(text, QStringLiteral("/level.des"));
    desk.canvas().resize(500, 300); // the same size next to any message
    return desk.canvas().grab().toImage();
}

// The folder as a later process finds it, when nobody holds a lock any more.
Documents leftIn(const QTemporaryDir& folder) {
    const QTemporaryDir later;
    for (const QString& name : QDir(folder.path()).entryList(QDir::Files)) {
        if (!QFile::copy(folder.filePath(name), later.filePath(name)))
            return {"cannot copy"};
    }
    return WorkMark::takeLeft(later.path().toStdU16String());
}

} // namespace

class WorkMarkTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesTheDocument() {
        const QTemporaryDir folder;
        WorkMark mark(folder.path().toStdU16String());
        mark.setDocument("/a level.des");
        QCOMPARE(leftIn(folder), Documents());
        mark.begin();
        QCOMPARE(leftIn(folder), Documents{"/a level.des"});
        QCOMPARE(WorkMark::takeLeft(folder.path().toStdU16String()), Documents()); // the process is alive
        mark.setDocument("");
        QCOMPARE(leftIn(folder), Documents{""});
        mark.end();
        QCOMPARE(leftIn(folder), Documents());
    }

    void goesAtTheEnd() {
        const QTemporaryDir folder;
        {
            WorkMark mark(folder.path().toStdU16String());
            mark.begin();
        }
        QVERIFY(QDir(folder.path()).isEmpty());
        {
            WorkMark mark(folder.path().toStdU16String());
            mark.setDocument("/b.des");
            mark.leave();
        }
        QCOMPARE(WorkMark::takeLeft(folder.path().toStdU16String()), Documents{"/b.des"});
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void opensTextAlone_data() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("level") << "/level.des" << level;
        QTest::newRow("dungeon") << "/dungeon.def" << QByteArray("DUNGEON: \"a\" \"D\" (5,2)\n");
        QTest::newRow("script") << "/level.lua" << QByteArray("des.map([[\n...\n]])\n");
    }
    void opensTextAlone() {
        QFETCH(const QString, path);
        QFETCH(const QByteArray, text);
        WindowDesk desk;
        desk.workspace.distrust({path});
        desk.open(text, path);
        QCOMPARE(desk.text(), text);
        QVERIFY(desk.workspace.isUnread(desk.session()));
        QVERIFY(!desk.session().currentPart());
        QVERIFY(desk.session().analysis().diagnostics().empty());
        desk.editor().setFocus();
        QTest::keyClick(&desk.editor(), 'x');
        QCOMPARE(desk.text(), 'x' + text);
        QTest::keyClick(&desk.editor(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(desk.text(), text);

        MessageBar& messages = desk.window.page().messages();
        QVERIFY(messages.isVisible());
        for (QPushButton* button : messages.findChildren<QPushButton*>())
            button->click();
        QTRY_VERIFY(!desk.workspace.isUnread(desk.session()));
        QCOMPARE(desk.text(), text);
        QCOMPARE(desk.session().analysis().dungeon() != nullptr, path.endsWith(".def"));
        QCOMPARE(desk.session().currentPart().has_value(), !path.endsWith(".def"));
    }

    void saysWhyThereIsNoMap() {
        const QByteArray withoutPart = "MAZE: \"a\", ' '\n";
        QCOMPARE(placeOfMap(withoutPart, {}), placeOfMap(withoutPart, {}));
        QVERIFY(placeOfMap(withoutPart, {QStringLiteral("/level.des")}) != placeOfMap(withoutPart, {}));
    }

    void savesChangesOfADungeonFirst() {
        const QByteArray text = "DUNGEON: \"a\" \"D\" (5,2)\n";
        WindowDesk desk;
        desk.workspace.distrust({QStringLiteral("/dungeon.def")});
        desk.open(text, QStringLiteral("/dungeon.def"));
        desk.editor().setFocus();
        QTest::keyClick(&desk.editor(), '#');
        QVERIFY(!desk.workspace.read(desk.session()));
        QCOMPARE(desk.text(), '#' + text);
    }
};

LEVWRIGHT_TEST(WorkMarkTest)

} // namespace levwright::work_mark_test

#include "WorkMarkTest.moc"
