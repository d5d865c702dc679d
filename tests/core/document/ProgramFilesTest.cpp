// SPDX-License-Identifier: GPL-3.0-or-later
// Descriptions of NetHack 3.6 as a user opens them: the stock files of the game, and files by others.
#include "core/document/Document.h"
#include "core/languages/games/GameOfText.h"
#include "tests/support/Levels.h"
#include "tests/support/Printed.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QTest>

#include <algorithm>

namespace levwright::program_files_test {
namespace {

GamePtr game36() {
    static const GamePtr game = loadGame("nethack-3.6").value();
    return game;
}

QStringList filesIn(const QString& folder) {
    const QDir files(sharedFolder() + QStringLiteral("/corpus/") + folder);
    QStringList paths;
    for (const QString& name : files.entryList({QStringLiteral("*.des")}, QDir::Files, QDir::Name))
        paths << files.filePath(name);
    return paths;
}

void addFiles(const QStringList& folders) {
    QTest::addColumn<QString>("path");
    for (const QString& folder : folders) {
        const QStringList paths = filesIn(folder);
        if (paths.empty())
            QSKIP("no shared folder beside the checkout: real level files are not read");
        for (const QString& path : paths)
            QTest::newRow(qPrintable(folder + u'/' + QFileInfo(path).fileName())) << path;
    }
}

QByteArray bytesOf(const Document& document) {
    return QByteArray::fromStdString(std::string(document.text().bytes()));
}

std::ptrdiff_t errorsOf(const LevelModel& level) {
    return std::ranges::count(level.diagnostics, Severity::Error, &Diagnostic::severity);
}

} // namespace

class ProgramFilesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void opensWithoutAProblem_data() {
        addFiles({QStringLiteral("nethack-3.6/des"), QStringLiteral("minihack/des")});
    }
    void opensWithoutAProblem() {
        QFETCH(const QString, path);
        // Diagnostics that the game's compiler reports as well, doors in walls two cells thick, and floor
        // that is cut off on purpose. The template has no sizes in the places for them.
        static const QMap<QString, QByteArray> known{
            {QStringLiteral("Monk.des"), "139 unused-variable, 284 unused-variable, 333 unused-variable"},
            {QStringLiteral("Caveman.des"),
             "16 unreachable-floor, 25 unreachable-floor, 30 unreachable-floor, 31 unreachable-floor, "
             "31 unreachable-floor, 103 unreachable-floor, 117 unreachable-floor"},
            {QStringLiteral("Rogue.des"), "31 door-leads-nowhere, 189 unreachable-floor, "
                                          "279 unreachable-floor, 279 unreachable-floor, "
                                          "282 unreachable-floor"},
            {QStringLiteral("Tourist.des"), "15 unreachable-floor, 22 door-leads-nowhere"},
            {QStringLiteral("gehennom.des"), "603 unreachable-floor"},
            {QStringLiteral("medusa.des"),
             "15 unreachable-floor, 117 unreachable-floor, 229 unreachable-floor, 325 unreachable-floor"},
            {QStringLiteral("lava_crossing.des"), "6 unreachable-floor"},
            {QStringLiteral("memento_easy.des"), "7 unreachable-floor"},
            {QStringLiteral("memento_hard.des"), "7 unreachable-floor, 11 unreachable-floor"},
            {QStringLiteral("memento_short.des"), "7 unreachable-floor"},
            {QStringLiteral("quest_medium.des"), "7 unreachable-floor"},
            {QStringLiteral("quest_easy.des"), "7 unreachable-floor, 15 unused-variable, 16 unused-variable"},
            {QStringLiteral("quest_hard.des"), "63 monster-in-other-case"},
            {QStringLiteral("key_and_door_tmp.des"), "3 unexpected-token, 4 unexpected-token"}};
        const QByteArray bytes = fileBytes(path);
        const LevelsAnalysis analysis(game36(), TextSnapshot(bytes.toStdString()));
        // The games' own levels have doorways that are drawn as doors.
        QCOMPARE(codesBut(DiagnosticCode::DoorWithoutStatement, analysis),
                 known.value(QFileInfo(path).fileName()));
        QCOMPARE(QByteArray::fromStdString(printed(analysis.tree())), bytes);
    }

    void paintsEachMap_data() { opensWithoutAProblem_data(); }
    void paintsEachMap() {
        QFETCH(const QString, path);
        const QByteArray bytes = fileBytes(path);
        Document document(game36(), bytes.toStdString());
        const LevelLanguage& language = game36()->language();
        const std::size_t levels = document.analysis()->levels()->levelCount();
        for (std::size_t level = 0; level < levels; ++level) {
            const std::size_t parts = document.analysis()->levels()->level(level).parts.size();
            for (std::size_t part = 0; part < parts; ++part) {
                const LevelsAnalysis& before = *document.analysis()->levels();
                const MapModel* map = language.view(before.source(level), part).map;
                if (map == nullptr || map->cells.width() == 0)
                    continue;
                const Point corner{map->cells.width() - 1, map->cells.height() - 1};
                const char painted = map->cells.at(corner) == 'L' ? 'I' : 'L';
                const EditOutcome edit = language.paint(before.source(level), part, {{corner, painted}});
                QVERIFY2(edit, edit ? "" : edit.error().reason.c_str());
                std::vector<Replacement> inFile;
                for (const Replacement& each : edit->replacements())
                    inFile.push_back({each.range.shifted(before.levelStart(level)), each.text});
                QVERIFY(document.apply(document.revision(), TextEdit(inFile), "Paint", MergeKey::None, {}));
                const LevelsAnalysis& after = *document.analysis()->levels();
                QCOMPARE(language.view(after.source(level), part).map->cells.at(corner), painted);
                document.undo();
                QCOMPARE(bytesOf(document), bytes);
            }
        }
    }

    void listsContentsOfContainers_data() {
        QTest::addColumn<QByteArray>("above");
        QTest::newRow("in a part") << QByteArray("NOMAP\n");
        QTest::newRow("in no part") << QByteArray();
    }
    // Each once, below its container.
    void listsContentsOfContainers() {
        QFETCH(const QByteArray, above);
        const std::string text =
            ("LEVEL:\"a\"\n" + above + "CONTAINER:'(',(1,1) {\nOBJECT:'!'\n}\n").toStdString();
        const LevelsAnalysis analysis(game36(), TextSnapshot(text));
        std::vector<OutlineEntry> entries = game36()->language().outline(analysis.source(0));
        while (!entries.empty() && entries.front().kind != OutlineEntry::Kind::Statement)
            entries = std::vector(entries.front().children);
        QCOMPARE(entries.size(), std::size_t(1));
        QCOMPARE(entries.front().children.size(), std::size_t(1));
        QCOMPARE(analysis.level(0).tree->statements[*entries.front().children.front().statement].kind,
                 StatementKind::Object);
    }

    void addsToEachPartAndRoom_data() { opensWithoutAProblem_data(); }
    // Whatever menus offer can be inserted as one statement of its kind, without a new error.
    void addsToEachPartAndRoom() {
        QFETCH(const QString, path);
        const LevelLanguage& language = game36()->language();
        const LevelsAnalysis analysis(game36(), TextSnapshot(fileBytes(path).toStdString()));
        for (std::size_t i = 0; i < analysis.levelCount(); ++i) {
            const LevelSource source = analysis.source(i);
            for (std::size_t section = 0; section < source.level.sectionCount(); ++section) {
                const auto things = language.thingsToAdd(source, {section, {0, 0}, {}});
                QVERIFY2(things.has_value(), things ? "" : things.error().reason.c_str());
                for (const AddableThing& thing : *things) {
                    const EditOutcome edit = language.insert(source, section, thing.statement);
                    QVERIFY2(edit.has_value(), thing.statement.c_str());
                    const LevelsAnalysis after(game36(), TextSnapshot(edit->apply(source.text)));
                    QCOMPARE(after.level(0).statementCount(), source.level.statementCount() + 1);
                    QCOMPARE(errorsOf(after.level(0)), errorsOf(source.level));
                }
            }
        }
    }

    void bearsHalfOfEachText_data() { opensWithoutAProblem_data(); }
    // No query about a level requires that its text is complete.
    void bearsHalfOfEachText() {
        QFETCH(const QString, path);
        const LevelLanguage& language = game36()->language();
        const QByteArray bytes = fileBytes(path);
        constexpr qsizetype step = 397;
        for (qsizetype size = step; size < bytes.size(); size += step) {
            const LevelsAnalysis analysis(game36(), TextSnapshot(bytes.first(size).toStdString()));
            const std::size_t last = analysis.levelCount() - 1;
            const LevelSource source = analysis.source(last);
            QVERIFY(source.level.statementCount() == 0 || !language.outline(source).empty() ||
                    source.level.statementCount() == 1);
            QVERIFY(language.rooms(source).rooms.size() <= source.level.sectionCount());
            for (std::size_t i = 0; i < source.level.statementCount(); ++i) {
                const auto section = source.level.tree->sectionOf(i);
                QVERIFY(!section || *section < source.level.sectionCount());
            }
            if (source.level.sectionCount() == 0)
                continue;
            const std::size_t section = source.level.sectionCount() - 1;
            const auto things = language.thingsToAdd(source, {section, {0, 0}, {}});
            for (const AddableThing& thing : things.value_or(std::vector<AddableThing>()))
                QVERIFY2(language.insert(source, section, thing.statement).has_value(),
                         (QByteArray::number(size) + " " + thing.statement.c_str()).constData());
        }
    }

    void isRecognized_data() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QByteArray>("game");
        const std::pair<const char*, const char*> folders[] = {{"nethack-3.2.2/des", "nethack-3.2.2"},
                                                               {"nethack-3.4.3/des", "nethack-3.4.3"},
                                                               {"nethack-3.6/des", "nethack-3.6"},
                                                               {"minihack/des", "nethack-3.6"}};
        for (const auto& [folder, game] : folders) {
            for (const QString& path : filesIn(QString::fromLatin1(folder)))
                QTest::addRow("%s/%s", folder, qPrintable(QFileInfo(path).fileName()))
                    << path << QByteArray(game);
        }
        if (sharedFolder().isEmpty())
            QSKIP("no shared folder beside the checkout: real level files are not read");
    }
    // The game is recognized whatever was chosen before. Many files are valid in both 3.2.2 and 3.4.3; they
    // stay in the game they are taken for.
    void isRecognized() {
        QFETCH(const QString, path);
        QFETCH(const QByteArray, game);
        const TextSnapshot text(fileBytes(path).toStdString());
        for (const char* preferred : {"nethack-3.2.2", "nethack-3.4.3", "nethack-3.6"}) {
            const GamePtr usual = loadGame(preferred).value();
            Games games(usual);
            const GamePtr found = gameOfText(games, usual, text);
            const QByteArray id = QByteArray::fromStdString(std::string(found->catalog().gameId()));
            const bool isBoth = game != "nethack-3.6" && id != "nethack-3.6" &&
                                !hasErrors(LevelsAnalysis(found, text).diagnostics());
            QVERIFY2(id == game || isBoth, id + " for one who has chosen " + preferred);
        }
    }

    void isTakenForWhatItIs_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("game");
        const QByteArray maze = "MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n...\nENDMAP\n";
        QTest::newRow("nothing") << QByteArray() << QByteArray("nethack-3.4.3");
        QTest::newRow("no level") << QByteArray("hello\n") << QByteArray("nethack-3.4.3");
        QTest::newRow("a map alone") << maze << QByteArray("nethack-3.4.3");
        QTest::newRow("one error everywhere") << maze + "DOOR:ajar,(1,0)\n" << QByteArray("nethack-3.4.3");
        QTest::newRow("a monster of 3.4.3") << maze + "MONSTER:'F',\"lichen\",(1,0)\n"
                                            << QByteArray("nethack-3.4.3");
        QTest::newRow("a monster of 3.6") << maze + "MONSTER:('F',\"lichen\"),(1,0)\n"
                                          << QByteArray("nethack-3.6");
        QTest::newRow("wrong names") << maze + "TRAP:\"pitt\",(1,0)\nDOOR:open,(1,0)\n"
                                     << QByteArray("nethack-3.4.3");
        QTest::newRow("a variable") << maze + "$here = (1,0)\nMONSTER:'F',$here\n"
                                    << QByteArray("nethack-3.6");
        QTest::newRow("a map in a level")
            << QByteArray("LEVEL:\"a\"\nMAP\n...\nENDMAP\n") << QByteArray("nethack-3.4.3");
        QTest::newRow("a loop, half typed")
            << QByteArray("LEVEL:\"a\"\nROOM:\"ordinary\",lit,random,random,random {\nLOOP [3] {\n"
                          "MONSTER:'F',random\n}\nOBJECT:\n}\n")
            << QByteArray("nethack-3.6");
        const QByteArray script = "des.map([[\n...\n]])\ndes.trap('pit', 1,0)\n";
        QTest::newRow("script, a word of which is not known") << script + "des.monste('newt')\n"
                                                              << QByteArray("nethack-3.7");
        QTest::newRow("script, being typed") << "xdes.trap()\n" + script + "xdes.trap()\ndes.trap(\n"
                                             << QByteArray("nethack-3.7");
        QTest::newRow("comment and a broken word")
            << QByteArray("# hello\nmap\n") << QByteArray("nethack-3.4.3");
    }
    void isTakenForWhatItIs() {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, game);
        Games games(testGame());
        const GamePtr found = gameOfText(games, testGame(), TextSnapshot(text.toStdString()));
        QCOMPARE(QByteArray::fromStdString(std::string(found->catalog().gameId())), game);
    }
};

LEVWRIGHT_TEST(ProgramFilesTest)

} // namespace levwright::program_files_test

#include "ProgramFilesTest.moc"
