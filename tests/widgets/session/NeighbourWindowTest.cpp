// SPDX-License-Identifier: GPL-3.0-or-later
// The dungeon description beside a level is read when somebody types the level's first portal.
#include "tests/support/TestProgram.h"
#include "tests/widgets/WindowDesk.h"

#include <QFile>

namespace levwright::neighbour_window_test {
namespace {

std::ptrdiff_t lostPortals(const Session& session) {
    return std::ranges::count(session.analysis().diagnostics(), DiagnosticCode::NoSuchDestination,
                              &Diagnostic::code);
}

} // namespace

class NeighbourWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void typedPortals() {
        const QTemporaryDir folder;
        QFile dungeon(folder.filePath(QStringLiteral("dungeon.lua")));
        QVERIFY(dungeon.open(QIODevice::WriteOnly));
        dungeon.write("dungeon = { { name = \"The Bog\", bonetag = \"B\", base = 5, range = 0, "
                      "levels = { { name = \"marsh\", base = 2 } } } }\n");
        dungeon.close();
        WindowDesk desk;
        const QByteArray level =
            "des.level_init({ style = \"solidfill\", fg = \" \" })\n"
            "des.map({ halign = \"center\", valign = \"center\", map = [[\n...\n...\n]] })\n";
        desk.open(level, folder.filePath(QStringLiteral("a.lua")));
        desk.session().select(Selection{Offset(level.size()), Offset(level.size())});
        QTest::keyClicks(&desk.editor(),
                         "des.levregion({ region = {1,1,2,1}, type = \"portal\", name = \"mersh\" })");
        QTRY_COMPARE(lostPortals(desk.session()), std::ptrdiff_t(1));
        QVERIFY(desk.text().startsWith(level));
        QCOMPARE(desk.editor().toPlainText().toUtf8(), desk.text());
        const QByteArray typed = desk.text();
        desk.session().apply(
            TextEdit::replace({Offset(typed.indexOf("mersh")), Offset(typed.indexOf("mersh") + 5)}, "marsh"),
            QStringLiteral("Test"));
        QCOMPARE(lostPortals(desk.session()), std::ptrdiff_t(0));
        desk.session().undo();
        QCOMPARE(desk.text(), typed);
    }
};

LEVWRIGHT_TEST(NeighbourWindowTest)

} // namespace levwright::neighbour_window_test

#include "NeighbourWindowTest.moc"
