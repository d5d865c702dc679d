// SPDX-License-Identifier: GPL-3.0-or-later
// Checks of drawn maps. They work in every language, with the same fixes, and comments silence them.
#include "core/checks/Silence.h"
#include "tests/support/Levels.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QTest>

#include <algorithm>

namespace levwright::map_checks_test {
namespace {

LevelsAnalysis read(const char* game, const QByteArray& text) {
    return {loadGame(game).value(), TextSnapshot(text.toStdString())};
}

QByteArray firstFixed(const LevelsAnalysis& analysis) {
    for (const Diagnostic& diagnostic : analysis.diagnostics()) {
        if (!diagnostic.fixes.empty() && diagnostic.code != DiagnosticCode::DoorWithoutStatement)
            return QByteArray::fromStdString(diagnostic.fixes.front().edit.apply(analysis.text().bytes()));
    }
    return QByteArray::fromStdString(std::string(analysis.text().bytes()));
}

// A door whose lower side is stone.
const QByteArray rows = "|...|\n-+---\n     \n";
const QByteArray closedRows = "|...|\n-----\n     \n";

QByteArray described(const QByteArray& map, const QByteArray& statements = {},
                     const QByteArray& comment = {}) {
    return "MAZE:\"a\",' '\n" + comment + "GEOMETRY:center,center\nMAP\n" + map + "ENDMAP\n" + statements;
}

QByteArray scripted(const QByteArray& map, const QByteArray& statements = {},
                    const QByteArray& comment = {}) {
    return "-- a.lua\n" + comment + "des.map([[\n" + map + "]]);\n" + statements;
}

} // namespace

class MapChecksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void doorsLeadSomewhere_data() {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("codes");
        QTest::addColumn<QByteArray>("fixed");
        for (const char* game : {"nethack-3.4.3", "nethack-3.6"}) {
            const auto row = [&](const char* name, const QByteArray& text, const QByteArray& codes,
                                 const QByteArray& fixed) {
                QTest::addRow("%s: %s", game, name) << QByteArray(game) << text << codes << fixed;
            };
            const QByteArray sound = described("|...|\n-+---\n     \n").replace("     ", " ### ");
            row("leads on", sound, "", sound);
            row("nowhere", described(rows), "5 door-leads-nowhere", described(closedRows));
            row("its statement goes, too", described(rows, "DOOR:closed,(1,1)\nTRAP:\"pit\",(1,0)\n"),
                "5 door-leads-nowhere", described(closedRows, "TRAP:\"pit\",(1,0)\n"));
            const QByteArray dug = described(rows, "MAZEWALK:(2,0),east\n");
            row("a maze may lead to it", dug, "", dug);
            const QByteArray meant =
                described(rows, {}, "# levwright: silence door-leads-nowhere as it is a riddle\n");
            row("silenced", meant, "", meant);
        }
        const QByteArray changed = described(rows, "TERRAIN:(1,2),'.'\n");
        QTest::newRow("3.6: changed terrain may lead to it")
            << QByteArray("nethack-3.6") << changed << QByteArray() << changed;

        const auto script = [](const char* name, const QByteArray& text, const QByteArray& codes,
                               const QByteArray& fixed) {
            QTest::addRow("Lua: %s", name) << QByteArray("nethack-3.7") << text << codes << fixed;
        };
        const QByteArray sound = scripted("|...|\n-+---\n ### \n");
        script("leads on", sound, "", sound);
        script("nowhere", scripted(rows), "4 door-leads-nowhere", scripted(closedRows));
        script("its call goes, too", scripted(rows, "des.door(\"closed\",1,1)\ndes.trap(\"pit\",1,0)\n"),
               "4 door-leads-nowhere", scripted(closedRows, "des.trap(\"pit\",1,0)\n"));
        for (const char* call : {"des.mazewalk(2,0,\"east\")\n", "des.terrain(1,2,\".\")\n"}) {
            const QByteArray dug = scripted(rows, call);
            script(call, dug, "", dug);
        }
        const QByteArray meant = scripted(rows, {}, "-- levwright: silence door-leads-nowhere\n");
        script("silenced", meant, "", meant);
    }
    void doorsLeadSomewhere() {
        QFETCH(const QByteArray, game);
        QFETCH(const QByteArray, text);
        const LevelsAnalysis analysis = read(game, text);
        QTEST(codesBut(DiagnosticCode::DoorWithoutStatement, analysis), "codes");
        QTEST(firstFixed(analysis), "fixed");
    }

    // Two stock levels of each game have such a door.
    void stockLevels_data() {
        LEVWRIGHT_NEEDS_SHARED();
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QString>("path");
        for (const QString& path : stockFiles(QStringLiteral("nethack-3.6")))
            QTest::newRow(qPrintable(path)) << QByteArray("nethack-3.6") << path;
        const QDir scripts(sharedFolder() + QStringLiteral("/corpus/nethack-3.7/lua"));
        for (const QString& name : scripts.entryList({QStringLiteral("*.lua")}, QDir::Files))
            QTest::newRow(qPrintable(name)) << QByteArray("nethack-3.7") << scripts.filePath(name);
    }
    void stockLevels() {
        QFETCH(const QByteArray, game);
        QFETCH(const QString, path);
        const LevelsAnalysis analysis = read(game, fileBytes(path));
        static const QStringList withOne{QStringLiteral("Rogue.des"), QStringLiteral("Tourist.des"),
                                         QStringLiteral("Rog-strt.lua"), QStringLiteral("Tou-strt.lua")};
        const auto found =
            std::ranges::count(analysis.diagnostics(), DiagnosticCode::DoorLeadsNowhere, &Diagnostic::code);
        QCOMPARE(int(found), withOne.contains(path.section(u'/', -1)) ? 1 : 0);
    }

    void scriptsAreSilenced_data() {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        const QByteArray comment = "-- levwright: silence door-leads-nowhere";
        QTest::newRow("behind the name")
            << QByteArray("-- a.lua\nx()\n") << "-- a.lua\n" + comment + "\nx()\n";
        QTest::newRow("DOS") << QByteArray("-- a.lua\r\nx()\r\n") << "-- a.lua\r\n" + comment + "\r\nx()\r\n";
        QTest::newRow("no name") << QByteArray("x()\n") << comment + "\nx()\n";
        QTest::newRow("a long comment") << QByteArray("--[[ a\n]] x()\n") << comment + "\n--[[ a\n]] x()\n";
        QTest::newRow("a name alone") << QByteArray("-- a.lua") << "-- a.lua\n" + comment + '\n';
        QTest::newRow("empty") << QByteArray() << comment + '\n';
    }
    void scriptsAreSilenced() {
        QFETCH(const QByteArray, before);
        const std::string text = before.toStdString();
        QTEST(QByteArray::fromStdString(silencedInScript(text, DiagnosticCode::DoorLeadsNowhere).apply(text)),
              "after");
    }
};

LEVWRIGHT_TEST(MapChecksTest)

} // namespace levwright::map_checks_test

#include "MapChecksTest.moc"
